import type { ResourceUid } from '#core/ids'
import type { ListedResource } from '#core/media/shown/listed-resource'
import { secondMs } from '#core/time'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { MediaDependencies } from '../dependencies.ts'

/** Knowing what the server has saves time, so it may not take long to find out. */
const patienceMs = 5 * secondMs

export interface ServerResources {
  /** Null where the server does not tell. Asked once for every start of the queue. */
  readonly find: (account: CallingAccount, uid: ResourceUid) => Promise<ListedResource | null>
  readonly forgetListed: () => void
}

/** Looks up files in the list of the server: helpful where it has one, and never a reason to fail. */
export const serverResources = ({
  client,
  proveLogin,
  sleep,
}: Pick<MediaDependencies, 'client' | 'proveLogin' | 'sleep'>): ServerResources => {
  let asked = new Map<string, Promise<ReadonlyMap<ResourceUid, ListedResource>>>()
  // An account that was refused there is not asked again in this run: every refusal counts.
  const refused = new Set<string>()
  const list = async (account: CallingAccount, signal: AbortSignal) => {
    const proven = await proveLogin(account, signal)
    return proven.ok ? client.listResources({ account, signal }) : proven
  }
  const ask = async (account: CallingAccount) => {
    const patience = new AbortController()
    const ended = new AbortController()
    const listing = list(account, patience.signal)
    const impatient = sleep(patienceMs, ended.signal).then(() => patience.abort())
    const listed = await listing
    ended.abort()
    await impatient
    if (!listed.ok && listed.failure.kind !== 'cancelled') refused.add(account.id)
    return new Map(listed.ok ? listed.value.map((one) => [one.uid, one]) : [])
  }
  return {
    find: async (account, uid) => {
      if (refused.has(account.id)) return null
      const found = asked.get(account.id) ?? ask(account)
      asked.set(account.id, found)
      return (await found).get(uid) ?? null
    },
    forgetListed: () => {
      asked = new Map()
    },
  }
}
