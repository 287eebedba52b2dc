import { notFound, type Result } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { AccountsDependencies } from './dependencies.ts'

/** Changes the zone of the server's clock; what is read from now on is read by it. */
export const changeTimeZone = (
  { store }: Pick<AccountsDependencies, 'store'>,
  { workspaceId: id, timeZone }: ParsedInputOf<'accounts.changeTimeZone'>,
): Result<null> =>
  store.listWorkspaces().some((workspace) => workspace.id === id)
    ? store.writeTimeZone({ id, timeZone })
    : notFound('never')
