import { mayStillBeKept } from '#core/accounts/may-still-be-kept'
import type { Secret } from '#core/accounts/secret'
import { type Result, success } from '#core/contract/failure'
import type { DeliverySecretOwner } from '../../../keychain/delivery-vault.ts'
import type { ExportsDependencies } from '../dependencies.ts'

type Dependencies = Pick<ExportsDependencies, 'store' | 'deliverySecrets'>

/** A secret goes into the keychain before its place is saved; one that may come into it later is removed again then. */
export const keepSecret = async (
  { store, deliverySecrets }: Dependencies,
  owner: DeliverySecretOwner,
  secret: Secret,
): Promise<Result<null>> => {
  const kept = await deliverySecrets.keep(owner, secret)
  if (!kept.ok && mayStillBeKept(kept.failure)) {
    store.write.addEntryLeft(deliverySecrets.nameOf(owner))
  }
  return kept
}

export interface NewSecret {
  readonly owner: DeliverySecretOwner
  readonly value: Secret
}

/** The secrets of places that are saved together: of one that is refused, the next start removes those before it. */
export const keepSecrets = async (
  dependencies: Dependencies,
  secrets: readonly NewSecret[],
): Promise<Result<null>> => {
  const { store, deliverySecrets } = dependencies
  const entries: string[] = []
  for (const { owner, value } of secrets) {
    const kept = await keepSecret(dependencies, owner, value)
    entries.push(deliverySecrets.nameOf(owner))
    if (kept.ok) continue
    for (const entry of entries.slice(0, -1)) store.write.addEntryLeft(entry)
    return kept
  }
  return success(null)
}
