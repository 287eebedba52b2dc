import { parseBaseUrl } from '#core/accounts/base-url'
import { mayListProjects } from '#core/accounts/may-list-projects'
import type { Connection } from '#core/contract/accounts'
import { failed, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { CallContext } from '../../ipc/handlers.ts'
import type { AccountsDependencies } from './dependencies.ts'

export const readAddress = (text: string): Result<string> => {
  const address = parseBaseUrl(text)
  return address.ok
    ? success(address.baseUrl)
    : failed({ kind: 'invalidInput', path: 'baseUrl', rule: address.fault, again: 'afterFix' })
}

/** Asks once; nothing of it is kept. */
export const testConnection = async (
  { probe }: AccountsDependencies,
  { baseUrl, login, password, areas }: ParsedInputOf<'accounts.testConnection'>,
  { signal }: CallContext,
): Promise<Result<Connection>> => {
  const address = readAddress(baseUrl)
  if (!address.ok) return address
  if (!mayListProjects(areas)) {
    return failed({ kind: 'invalidInput', path: 'areas', rule: 'untestable', again: 'afterFix' })
  }
  const wanted = { baseUrl: address.value, login, password, forms: 'one' } as const
  const listing = await probe({ ...wanted, signal })
  if (!listing.ok) return listing
  const { developerName, projects } = listing.value
  return success({ developerName, projects: projects.map(({ id, name }) => ({ id, name })) })
}
