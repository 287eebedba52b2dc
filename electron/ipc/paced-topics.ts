import type { Topic } from '#core/contract/define'

/** How long the window waits for the next announcement of a topic that keeps changing by itself. */
const pauseMs = 100

/** Topics of long lists are announced less often: events and jobs carry what moves in them. */
const longerPauses: Partial<Record<Topic, number>> = { mediaFiles: 1_000, payments: 500 }

export interface PacedTopics {
  readonly tell: (topics: readonly Topic[]) => void
  /** Sends everything that was held back, before a person's call is answered. */
  readonly tellHeldBack: () => void
}

/** Announces a change at once, and the changes of continuous work together, at intervals. */
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
