import { success } from '#core/contract/failure'
import type { FirstSteps } from '#core/contract/guide'
import type { WorkspaceId } from '#core/ids'
import type { HandlersOf } from '../../ipc/handlers.ts'

interface GuideDependencies {
  readonly readFirstSteps: (workspaceId: WorkspaceId) => FirstSteps
}

export const guideHandlers = ({ readFirstSteps }: GuideDependencies): HandlersOf<'guide'> => ({
  'guide.readFirstSteps': ({ workspaceId }) => success(readFirstSteps(workspaceId)),
})
