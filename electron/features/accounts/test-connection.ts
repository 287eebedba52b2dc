import { parseBaseUrl } from '#core/accounts/base-url'
import { readableAreas } from '#core/accounts/readable-areas'
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

/** Asks the server once for each area that has a call that only reads; nothing of it is stored. */
export const testConnection = async (
  { probe }: AccountsDependencies,
  { baseUrl, login, password, areas }: ParsedInputOf<'accounts.testConnection'>,
  { signal }: CallContext,
): Promise<Result<Connection>> => {
  const address = readAddress(baseUrl)
  if (!address.ok) return address
  const asked = readableAreas(areas)
  if (asked.length === 0) {
    return failed({ kind: 'invalidInput', path: 'areas', rule: 'untestable', again: 'afterFix' })
  }
  const probed = await probe({ baseUrl: address.value, login, password, areas: asked, signal })
  if (!probed.ok) return probed
  const { letInto, refused, listing } = probed.value
  return success({
    developerName: listing?.developerName ?? null,
    projects: listing?.projects.map(({ id, name }) => ({ id, name })) ?? null,
    letInto: [...letInto],
    refused,
  })
}
