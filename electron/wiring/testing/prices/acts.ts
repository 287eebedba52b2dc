import type { Failure } from '#core/contract/failure'
import { type BatchId, type DraftId, type UnitId, unitIdSchema } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import type { Batch, BatchUnit } from '#core/prices/batch/batch'
import type { DraftChange, DraftPrice } from '#core/prices/draft/draft-price'
import type { Unit } from '#core/prices/pricelist/unit'
import { endOfJob } from '../end-of-job.ts'
import { of, type PricesWorld } from './prices-world.ts'

/** A flat that nobody has a deal for, with both prices. */
export const isFree = ({ statusCode, typeCode, priceNetMinor, priceGrossMinor }: Unit): boolean =>
  statusCode === 0 && typeCode === 1 && priceNetMinor !== null && priceGrossMinor !== null

export const drafted = (unit: Unit, grossMinor: number): DraftChange => ({
  unitId: unit.id,
  price: {
    netMinor: grossMinor - 100_000_00,
    grossMinor,
    typed: 'both',
    base: { netMinor: unit.priceNetMinor, grossMinor: unit.priceGrossMinor },
  },
})

export const edit = (world: PricesWorld, draftId: DraftId, changes: readonly DraftChange[]) =>
  world.call('drafts.appendStep', {
    draftId,
    label: { kind: 'edit', detail: null },
    changes: toJson(changes),
  })

export const readUnits = async (world: PricesWorld): Promise<readonly Unit[]> => {
  const { units } = await world.call('prices.readUnits', { ...of, offset: 0, limit: 5_000 })
  return fromJson(units)
}

export const readDraft = async (
  world: PricesWorld,
  draftId: DraftId,
): Promise<Map<UnitId, DraftPrice>> => {
  const { prices } = await world.call('drafts.readDraft', { draftId })
  return new Map(fromJson(prices).map(({ unitId, price }) => [unitId, price]))
}

export const readBatch = async (
  world: PricesWorld,
  batchId: BatchId,
): Promise<{ batch: Batch; units: readonly BatchUnit[] }> => {
  const read = await world.call('batches.readBatch', { batchId })
  if (read === null) throw new Error(`there is no batch ${batchId}`)
  return { batch: read.batch, units: fromJson(read.units) }
}

/** How a job ended: null is well. */
export const finished = (world: PricesWorld, jobId: string): Promise<Failure | null> =>
  endOfJob({ ...world, jobId })

/** Sends the draft and waits for whatever becomes of it. */
export const sendDraft = async (
  world: PricesWorld,
  draftId: DraftId,
  leftOut: readonly UnitId[] = [],
) => {
  const { revision } = await world.call('drafts.readDraft', { draftId })
  const wanted = { draftId, revision, leftOut: [...leftOut], note: 'podzimní ceny' }
  const { batchId, jobId } = await world.call('batches.send', wanted)
  const outcome = await finished(world, jobId)
  return { batchId, outcome, ...(await readBatch(world, batchId)) }
}

interface SentCall {
  readonly endpoint: string
  readonly status: number
  readonly parameters: { readonly data?: string }
}

type ControlledSandbox = { readonly control: (method: string, path: string) => Promise<unknown> }

/** What has arrived at the sandbox: of a request that was cut off nothing is known. */
const arrivedData = async ({ control }: ControlledSandbox) => {
  const requests = (await control('GET', '/requests')) as SentCall[]
  return requests
    .filter(({ endpoint }) => endpoint === 'update-units')
    .map(({ parameters }): { units: { id: number; priceWithVat: number }[] } =>
      JSON.parse(parameters.data ?? '{"units":[]}'),
    )
}

/** The batches that have arrived at the sandbox, each with the units that it named. */
export const arrivedBatches = async (sandbox: ControlledSandbox): Promise<UnitId[][]> =>
  (await arrivedData(sandbox)).map(({ units }) => units.map(({ id }) => unitIdSchema.parse(id)))

/** The price of the first unit of each batch that has arrived whole, in minor units. */
export const arrivedPrices = async (sandbox: ControlledSandbox): Promise<number[]> =>
  (await arrivedData(sandbox)).flatMap(({ units: [first] }) =>
    first ? [Math.round(first.priceWithVat * 100)] : [],
  )
