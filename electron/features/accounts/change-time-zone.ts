import { notFound, type Result } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { AccountsDependencies } from './dependencies.ts'

/** Of the server: what is read from now on is read by that clock. */
export const changeTimeZone = (
  { store }: Pick<AccountsDependencies, 'store'>,
  { workspaceId: id, timeZone }: ParsedInputOf<'accounts.changeTimeZone'>,
): Result<null> =>
  store.listWorkspaces().some((workspace) => workspace.id === id)
    ? store.writeTimeZone({ id, timeZone })
    : notFound('never')
