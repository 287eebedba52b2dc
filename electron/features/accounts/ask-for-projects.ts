import { mayListProjects } from '#core/accounts/may-list-projects'
import type { Area } from '#core/api/areas'
import { type Result, success } from '#core/contract/failure'
import type { Probe } from '../../crm/calls/probe-server.ts'
import type { Listing } from '../../crm/wire/listing/listing.ts'
import type { AccountsDependencies } from './dependencies.ts'

type NewAccountLogin = Pick<Probe, 'baseUrl' | 'login' | 'password' | 'signal'> & {
  readonly areas: readonly Area[]
}

/** What a new account sees; null where it cannot be asked without effect. */
export const askForProjects = async (
  { probe }: Pick<AccountsDependencies, 'probe'>,
  { areas, baseUrl, login, password, signal }: NewAccountLogin,
): Promise<Result<Listing | null>> => {
  if (!mayListProjects(areas)) return success(null)
  const listing = await probe({ baseUrl, login, password, forms: 'both', signal })
  return listing
}
