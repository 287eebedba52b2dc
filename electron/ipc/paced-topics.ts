import type { Topic } from '#core/contract/define'

/** So long the window is not told again of a topic that goes on changing by itself. */
const pauseMs = 100

/** Of long lists: events and jobs tell what moves in them. */
const longerPauses: Partial<Record<Topic, number>> = { mediaFiles: 1_000, payments: 500 }

export interface PacedTopics {
  readonly tell: (topics: readonly Topic[]) => void
  /** Before a person is answered, everything is told that was held back. */
  readonly tellHeldBack: () => void
}

/** Tells a change at once, and those of work that goes on in slices together, from time to time. */
export const pacedTopics = (tell: (topics: readonly Topic[]) => void): PacedTopics => {
  const pausing = new Map<Topic, NodeJS.Timeout>()
  const heldBack = new Set<Topic>()
  const tellNow = (topics: readonly Topic[]) => {
    if (topics.length === 0) return
    for (const topic of topics) {
      heldBack.delete(topic)
      clearTimeout(pausing.get(topic))
      const pause = setTimeout(() => end(topic), longerPauses[topic] ?? pauseMs)
      pausing.set(topic, pause.unref())
    }
    tell(topics)
  }
  const end = (topic: Topic) => {
    pausing.delete(topic)
    if (heldBack.has(topic)) tellNow([topic])
  }
  return {
    tell: (topics) => {
      for (const topic of topics) if (pausing.has(topic)) heldBack.add(topic)
      tellNow(topics.filter((topic) => !pausing.has(topic)))
    },
    tellHeldBack: () => tellNow([...heldBack]),
  }
}
