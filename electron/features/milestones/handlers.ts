import { type Result, success } from '#core/contract/failure'
import type { WorkspaceId } from '#core/ids'
import type { Clock } from '#core/time'
import type { CrmClient } from '../../crm/calls/client.ts'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type { HandlersOf } from '../../ipc/handlers.ts'
import type {
  MilestoneAnswer,
  NewMilestoneAnswer,
} from '../../store/milestones/milestone-answers.ts'

export interface MilestonesDependencies {
  readonly store: {
    readonly readAnswer: (workspaceId: WorkspaceId) => MilestoneAnswer | null
    readonly writeAnswer: (answer: NewMilestoneAnswer) => Result<null>
  }
  readonly client: Pick<CrmClient, 'listMilestones'>
  readonly accountFor: (of: { workspaceId: WorkspaceId }) => Promise<Result<CallingAccount>>
  readonly clock: Clock
}

type MilestonesHandlers = HandlersOf<'milestones'>

export const milestonesHandlers = ({
  store,
  client,
  accountFor,
  clock,
}: MilestonesDependencies): MilestonesHandlers => ({
  'milestones.readMilestones': ({ workspaceId }) => success(store.readAnswer(workspaceId)),
  'milestones.refreshMilestones': async ({ workspaceId }, { signal }) => {
    const account = await accountFor({ workspaceId })
    if (!account.ok) return account
    const askedAt = clock.now()
    const tree = await client.listMilestones({ account: account.value, signal })
    if (!tree.ok) return tree
    return store.writeAnswer({ workspaceId, askedAt, tree: tree.value })
  },
})
