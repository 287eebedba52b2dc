import type { Result } from '#core/contract/failure'
import { ownersOf } from '../features/exports/delivery/secret-owners.ts'
import { listWorkspaces } from '../store/accounts/workspaces.ts'
import { readRunnerAddress } from '../store/exports/runner/runner-address.ts'
import {
  readMailServer,
  readSftpServer,
  readWebhook,
} from '../store/exports/runs/export-preferences.ts'
import type { OpenStore } from '../store/file/open.ts'
import { attemptWrite } from '../store/file/write-failure.ts'
import { listEntriesLeft, removeEntryLeft } from '../store/settings/entries-left.ts'
import { readMembership } from '../store/team/membership.ts'
import type { HostServices } from './open-services.ts'

type Vaults = Pick<HostServices, 'vault' | 'deliverySecrets' | 'teamSecrets'>

/** The entries of the keychain whose owners need them. */
const neededEntries = (
  { db }: OpenStore,
  { vault, deliverySecrets, teamSecrets }: Vaults,
): Set<string> => {
  const passwords = listWorkspaces(db).flatMap(({ baseUrl, accounts }) =>
    accounts
      .filter(({ passwordPlace }) => passwordPlace === 'keychain')
      .map(({ id, login }) => vault.nameOf({ accountId: id, login, baseUrl })),
  )
  const places = { mail: readMailServer(db), webhook: readWebhook(db), sftp: readSftpServer(db) }
  const runner = readRunnerAddress(db)
  const owners = [
    ...Object.values(ownersOf(places)),
    runner === null ? null : ({ channel: 'runner', url: runner } as const),
  ]
  const deliveries = owners.flatMap((owner) =>
    owner === null ? [] : [deliverySecrets.nameOf(owner)],
  )
  const membership = readMembership(db)
  const ofTeam =
    membership === null ? [] : [teamSecrets.nameOf(membership), teamSecrets.keys.nameOf(membership)]
  return new Set([...passwords, ...deliveries, ...ofTeam])
}

/** Removes entries that the keychain could not be asked to remove in an earlier run; the first refusal ends it. */
export const forgetEntriesLeft = async (store: OpenStore, vaults: Vaults): Promise<void> => {
  const { vault, deliverySecrets, teamSecrets } = vaults
  const all = [vault, deliverySecrets, teamSecrets, teamSecrets.keys]
  const needed = neededEntries(store, vaults)
  for (const entry of listEntriesLeft(store.db)) {
    // A person keeps it again while another one is asked about: the next start knows whether it is needed.
    if (all.some((one) => one.wasToKeep(entry))) continue
    const forgotten: Result<null> = needed.has(entry)
      ? { ok: true, value: null }
      : await vault.forgetEntry(entry)
    if (!forgotten.ok) return
    attemptWrite(store.path, () => removeEntryLeft(store.db, entry))
  }
}
