import { cancelled, failed, type Result, success } from '#core/contract/failure'
import { accountIdSchema } from '#core/ids'
import type { PriceUpdate } from '#core/prices/batch/price-update'
import type { Unit } from '#core/prices/pricelist/unit'
import { sentAlone } from '../../../crm/guards/sending-claims.ts'
import type { BatchNotice } from '../../../window/notices/batch-notice.ts'
import { batchesStore } from '../../../wiring/stores/batches-store.ts'
import { startWithDraft } from '../../../wiring/testing/prices/start-prices.ts'
import type { BatchesDependencies, BatchesStore } from '../batch/dependencies.ts'
import { noTeamSchedule } from '../batch/team-schedule.ts'

const account = {
  id: accountIdSchema.parse('w1-prices'),
  workspaceName: 'Podviní',
  label: 'prices',
  login: 'prices@demo',
  baseUrl: 'http://127.0.0.1',
  timeZone: 'Europe/Prague',
}

export const diskFull = { kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const
export const full = failed(diskFull)

/** As if the server were asked: it has no more than three answers. */
interface ServerOfTest {
  /** What the server says to a batch; a disk that is full, unless something else is given. */
  readonly answer?: () => Promise<Result<PriceUpdate>>
  /** What happens while the call waits behind others of its login. */
  readonly waiting?: () => void
  /** Whether the pricelist can be read again. */
  readonly refresh?: () => Promise<Result<null>>
  readonly accountFor?: BatchesDependencies['accountFor']
}

interface BesideDiskInput extends ServerOfTest {
  /** What the disk does not take. */
  readonly refused?: Partial<BatchesStore['write']>
}

const dearer = ({ priceGrossMinor }: Unit) => (priceGrossMinor ?? 0) + 50_000_00

/** A batch that waits for a time, and what works at it beside a disk that does not take everything. */
export const startBesideDisk = async (given: BesideDiskInput) => {
  const { answer, waiting, refresh = () => Promise.resolve(success(null)), refused = {} } = given
  const { accountFor = () => Promise.resolve(success(account)) } = given
  const started = await startWithDraft(dearer)
  const { world, draftId, clock } = started
  const { revision } = await world().call('drafts.readDraft', { draftId })
  const at = clock.now() + 60_000
  const wanted = { draftId, revision, leftOut: [], note: '', at }
  const batchId = await world().call('batches.schedule', wanted)
  const store = batchesStore(world().store)
  const left: string[] = []
  const announced: string[] = []
  const notices: BatchNotice[] = []
  const dependencies: BatchesDependencies = {
    store: { ...store, write: { ...store.write, ...refused } },
    clock,
    client: {
      updateUnits: async ({ signal, mayLeave }) => {
        waiting?.()
        if (signal.aborted) return failed(cancelled)
        const allowed = await mayLeave?.()
        if (allowed?.ok === false) return allowed
        left.push('update-units')
        return answer ? answer() : full
      },
    },
    refreshPricelist: refresh,
    accountFor,
    sendings: sentAlone,
    beginSending: () => success(null),
    schedule: noTeamSchedule,
    requestMs: 1,
    newId: () => 'another',
    author: () => 'eva',
    announce: (topics) => void announced.push(...topics),
    notify: (notice) => void notices.push(notice),
    inTurn: (_project, work) => work(),
  }
  return { ...started, at, batchId, store, dependencies, left, announced, notices }
}
