import type { Topic } from '#core/contract/define'
import { calls, isCallName, type ReadName } from '#core/contract/index'

const topicsOf = (name: string): readonly Topic[] => {
  const call = isCallName(name) ? calls[name] : null
  return call?.kind === 'read' ? call.reads : []
}

/** The reads that show something of these topics. Named here, so that the page need not know the contract. */
export const readsOfTopics = (topics: readonly Topic[]): ReadName[] =>
  Object.keys(calls).filter((name): name is ReadName =>
    topicsOf(name).some((topic) => topics.includes(topic)),
  )
