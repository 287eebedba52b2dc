import type { Topic } from '#core/contract/define'
import type { OpenStore } from '../../store/file/open.ts'
import { changeHub } from '../../store/rows/change-hub.ts'

/** A hub that follows a store as the application's does, and what it has told. */
export const followedChanges = (store: Pick<OpenStore, 'db'>) => {
  const changes = changeHub((error) => {
    throw error
  })
  changes.followStore(store)
  const announced: Topic[] = []
  changes.follow((topics) => announced.push(...topics))
  return { changes, announced }
}
