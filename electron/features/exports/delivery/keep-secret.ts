import { mayStillBeKept } from '#core/accounts/may-still-be-kept'
import type { Secret } from '#core/accounts/secret'
import type { Result } from '#core/contract/failure'
import type { DeliverySecretOwner } from '../../../keychain/delivery-vault.ts'
import type { ExportsDependencies } from '../dependencies.ts'

/** A secret goes into the keychain before its place is saved; one that may come into it later is removed again then. */
export const keepSecret = async (
  { store, deliverySecrets }: Pick<ExportsDependencies, 'store' | 'deliverySecrets'>,
  owner: DeliverySecretOwner,
  secret: Secret,
): Promise<Result<null>> => {
  const kept = await deliverySecrets.keep(owner, secret)
  if (!kept.ok && mayStillBeKept(kept.failure)) {
    store.write.addEntryLeft(deliverySecrets.nameOf(owner))
  }
  return kept
}
