import { toSecret } from '#core/accounts/secret'
import { failed, success } from '#core/contract/failure'
import { fileTokenSchema } from '#core/ids'
import type { Clock } from '#core/time'
import { type SendingClaims, sentAlone } from '../../../crm/guards/sending-claims.ts'
import { startCalling } from '../../../crm/testing/calling.ts'
import { runJobs } from '../../../features/jobs/run-jobs.ts'
import { callHandlers } from '../../../ipc/testing/call-handlers.ts'
import { createPasswordVault } from '../../../keychain/password-vault.ts'
import { keychainInABox } from '../../../keychain/testing/keychain-in-a-box.ts'
import type { OpenStore } from '../../../store/file/open.ts'
import { askStatements } from '../../../workers/ask-statements.ts'
import { askTables } from '../../../workers/ask-tables.ts'
import { forkedReports } from '../../../workers/testing/forked-reports.ts'
import { openConsole } from '../../open-console.ts'
import { openPayments } from '../../open-payments.ts'
import { accountsStore } from '../../stores/accounts-store.ts'
import { guardMemory } from '../../stores/guard-memory.ts'
import { bootOf } from '../boot-of.ts'
import { insertFirstWorkspace, workspaceId } from '../first-workspace.ts'
import { followedChanges } from '../followed-changes.ts'

export const of = { workspaceId }

interface WorldInput {
  readonly baseUrl: string
  readonly clock: Clock
  /** Sets one start of the application apart from the next. */
  readonly run: string
  /** Those of a team, where there is one. */
  readonly sendings?: SendingClaims
}

const log = { event: () => undefined, defect: () => undefined }
const unread = failed({ kind: 'cancelled', again: 'now' } as const)
/** All tests of a file share one: starting it takes longer than what they ask of it. */
const reading = forkedReports()

/** Payments as the application wires them: a real store, a real process that reads, real HTTP to a sandbox. */
export const paymentsWorld = (
  store: OpenStore,
  { baseUrl, clock, run, sendings = sentAlone }: WorldInput,
) => {
  insertFirstWorkspace(store, {
    baseUrl,
    accounts: { payments: ['payments'], exports: ['exports'] },
  })
  let ids = 0
  const { changes, announced } = followedChanges(store)
  const newId = () => `${run}-${++ids}`
  const calling = startCalling({
    clock,
    memory: guardMemory(store, { clock, boot: bootOf(clock), log }),
    readPassword: () => Promise.resolve(success(toSecret('right'))),
  })
  const waiting = new Set<() => void>()
  const tell = () => {
    for (const goOn of waiting) goOn()
    waiting.clear()
  }
  const jobs = runJobs({ clock, newId, announce: changes.announce, tell, newDefectId: String })
  const saveTo: { path: string | null } = { path: null }
  const grants = new Map<string, string>()
  const around = {
    clock,
    newId,
    announce: changes.announce,
    grantedPath: (token: string) => success(grants.get(token) ?? ''),
    tables: askTables(reading),
    statements: askStatements(reading),
    pickSaveFile: () => Promise.resolve(saveTo.path),
    app: { policy: null, systemLocale: () => 'cs-CZ' },
  }
  const sharedServices = {
    jobs,
    caller: calling.caller,
    sendings,
    accounts: {
      store: accountsStore(store, { clock, backUpStore: () => undefined }),
      vault: createPasswordVault(keychainInABox().keychain),
      demo: { start: () => Promise.resolve(unread), address: () => null },
    },
  }
  const { handlers, settleCall } = openPayments(store, around, sharedServices)
  const { handlers: consoleHandlers } = openConsole(store, around, sharedServices)
  return {
    /** Where a person saves what is offered; null: nowhere. */
    saveTo,
    jobs,
    announced,
    calling,
    store,
    settleCall,
    call: callHandlers({ ...handlers, ...consoleHandlers }),
    /** For whoever stops a call by hand. */
    console: consoleHandlers,
    grant: (path: string) => {
      const token = fileTokenSchema.parse(newId())
      grants.set(token, path)
      return token
    },
    /** When something is told of any job. */
    nextTold: () => new Promise<void>((resolve) => waiting.add(resolve)),
  }
}

export type PaymentsWorld = ReturnType<typeof paymentsWorld>
