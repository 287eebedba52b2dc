import type { Topic } from '#core/contract/define'
import { onCommit } from '../file/note-writes.ts'
import type { OpenStore } from '../file/open.ts'
import { topicsOfTables } from './topics-of-tables.ts'

export interface Changes {
  /** Announces topics that are not in the store; the store announces its commits by itself. */
  readonly announce: (topics: readonly Topic[]) => void
  /** Calls the listener once with all that has changed in a turn. The result ends that. */
  readonly follow: (listener: (topics: readonly Topic[]) => void) => () => void
  /** Announces, from its opening on, what a store has committed. */
  readonly followStore: (store: Pick<OpenStore, 'db'>) => void
}

/** The one place at which everything that has changed is heard of, by whoever shows it or rests on it. */
export const changeHub = (onDefect: (error: unknown) => void): Changes => {
  const listeners = new Set<(topics: readonly Topic[]) => void>()
  let changed = new Set<Topic>()
  const tell = () => {
    const topics = [...changed]
    changed = new Set()
    for (const listener of [...listeners]) {
      try {
        listener(topics)
      } catch (error) {
        // The others have not heard of it yet.
        onDefect(error)
      }
    }
  }
  const announce = (topics: readonly Topic[]) => {
    if (topics.length === 0) return
    if (changed.size === 0) queueMicrotask(tell)
    for (const topic of topics) changed.add(topic)
  }
  return {
    announce,
    follow: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    followStore: ({ db }) => onCommit(db, (tables) => announce(topicsOfTables(tables))),
  }
}
