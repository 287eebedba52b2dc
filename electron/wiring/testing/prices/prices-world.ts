import { toSecret } from '#core/accounts/secret'
import { failed, success } from '#core/contract/failure'
import { projectIdSchema } from '#core/ids'
import type { Clock } from '#core/time'
import { type SendingClaims, sentAlone } from '../../../crm/guards/sending-claims.ts'
import { startCalling } from '../../../crm/testing/calling.ts'
import { runJobs } from '../../../features/jobs/run-jobs.ts'
import { noTeamOfDrafts, type SharedDrafts } from '../../../features/prices/draft/shared-drafts.ts'
import { callHandlers } from '../../../ipc/testing/call-handlers.ts'
import { createPasswordVault } from '../../../keychain/password-vault.ts'
import { keychainInABox } from '../../../keychain/testing/keychain-in-a-box.ts'
import type { OpenStore } from '../../../store/file/open.ts'
import { openPrices } from '../../open-prices.ts'
import type { HostServices } from '../../open-services.ts'
import { accountsStore } from '../../stores/accounts-store.ts'
import { insertFirstWorkspace, workspaceId } from '../first-workspace.ts'
import { followedChanges } from '../followed-changes.ts'

const projectId = projectIdSchema.parse(10_210)
export const of = { workspaceId, projectId }

interface WorldInput {
  readonly baseUrl: string
  readonly clock: Clock
  /** Sets one start of the application apart from the next. */
  readonly run: string
  readonly readWorkbook?: HostServices['readWorkbook']
  /** Those of a team, where there is one. */
  readonly sendings?: SendingClaims
  readonly drafts?: SharedDrafts
}

const unread = failed({ kind: 'cancelled', again: 'now' } as const)

/** Pricelists, drafts and batches as the application wires them: a real store, real HTTP to a sandbox. */
export const pricesWorld = (
  store: OpenStore,
  {
    baseUrl,
    clock,
    run,
    readWorkbook = () => Promise.resolve(unread),
    sendings = sentAlone,
    drafts = noTeamOfDrafts,
  }: WorldInput,
) => {
  insertFirstWorkspace(store, { baseUrl, accounts: { prices: ['prices'], exports: ['exports'] } })
  let ids = 0
  const { changes, announced } = followedChanges(store)
  const notices: string[] = []
  const newId = () => `${run}-${++ids}`
  const calling = startCalling({
    clock,
    readPassword: () => Promise.resolve(success(toSecret('right'))),
  })
  const waiting = new Set<() => void>()
  const tell = () => {
    for (const goOn of waiting) goOn()
    waiting.clear()
  }
  const jobs = runJobs({ clock, newId, announce: changes.announce, tell, newDefectId: toDefectId })
  const around = {
    clock,
    announce: changes.announce,
    newId,
    author: 'eva',
    readWorkbook,
    notify: (text: string) => void notices.push(text),
    app: { policy: null, systemLocale: () => 'en-GB' },
    backUpStore: () => undefined,
  }
  const { handlers, lookAfterBatches, lookAfterRaises, changed } = openPrices(store, around, {
    jobs,
    sendings,
    drafts,
    caller: calling.caller,
    accounts: {
      store: accountsStore(store, around),
      vault: createPasswordVault(keychainInABox().keychain),
      demo: { start: () => Promise.resolve(unread), address: () => null },
    },
  })
  const call = callHandlers(handlers)
  /** When something is told of any job. */
  const nextTold = () => new Promise<void>((resolve) => waiting.add(resolve))
  return {
    call,
    jobs,
    nextTold,
    lookAfterBatches,
    lookAfterRaises,
    changed,
    announced,
    notices,
    calling,
    store,
  }
}

export type PricesWorld = ReturnType<typeof pricesWorld>

const toDefectId = (error: unknown): string => String(error)
