import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromJson, toJson } from '../../../core/json.ts'
import { checkDraft, compareDraft } from '../../../core/prices/batch/judge-draft.ts'
import type { DraftChange } from '../../../core/prices/draft/draft-price.ts'
import type { Unit } from '../../../core/prices/pricelist/unit.ts'
import { countUnitChunks, unitChunk } from '../../../core/prices/pricelist/unit-chunk.ts'
import { defaultPriceRules } from '../../../core/prices/rules/price-rules.ts'
import { systemClock } from '../../../electron/clock.ts'
import { openStore } from '../../../electron/store/file/open.ts'
import { of, pricesWorld } from '../../../electron/wiring/testing/prices/prices-world.ts'
import { figuresOf } from '../figures-of.ts'
import type { Cost } from './growth.ts'
import { costOf, costOnce } from './measure-cost.ts'

// Prints what the main jobs of a project of so many units cost.
const size = Number(process.argv[2])
const directory = mkdtempSync(join(tmpdir(), 'unitdesk-growth-'))
const loading = [directory, String(size)]
const loaded = await figuresOf<Record<string, Cost>>('growth/load-units-process.ts', loading)
const log = { event: () => undefined, defect: console.error }
const store = await openStore({ directory, clock: systemClock, log })
if (store.kind !== 'open') throw new Error(`The store is closed: ${store.state.cause}`)
const world = pricesWorld(store, { baseUrl: 'http://127.0.0.1:1', clock: systemClock, run: 'look' })

const readChunk = async (index: number): Promise<readonly Unit[]> => {
  const { units } = await world.call('prices.readUnits', unitChunk(of, index))
  return fromJson(units)
}

const readAll = async (): Promise<readonly Unit[]> => {
  const chunks: (readonly Unit[])[] = []
  for (let index = 0; index < countUnitChunks(size); index++) chunks.push(await readChunk(index))
  return chunks.flat()
}

/** Three per cent more, to whole crowns. */
const raised = ({ id, priceNetMinor, priceGrossMinor }: Unit): DraftChange => ({
  unitId: id,
  price: {
    netMinor: Math.round(((priceNetMinor ?? 0) * 1.03) / 100) * 100,
    grossMinor: Math.round(((priceGrossMinor ?? 0) * 1.03) / 100) * 100,
    typed: 'both',
    base: { netMinor: priceNetMinor, grossMinor: priceGrossMinor },
  },
})

// What shows a screen comes first: it is to be seen what it takes alone.
const shown = {
  'units-first-rows': await costOf(async () => {
    await world.call('prices.readPricelist', of)
    await readChunk(0)
  }),
  'units-find-by-number': await costOf(() =>
    world.call('prices.findUnits', { ...of, number: `A.${size - 1}`, limit: 20 }),
  ),
  'units-read-all': await costOf(readAll, 3),
}
const units = await readAll()
if (units.length !== size) throw new Error(`${units.length} units were read`)
const draftId = await world.call('drafts.createDraft', { ...of, name: 'Podzim' })
// A step takes 50,000 units at most: every second one is raised.
const changes = units.filter((_unit, at) => at % 2 === 0).map(raised)
const step = { draftId, label: { kind: 'formula', detail: '+3%' } as const }
const prices = new Map(changes.flatMap(({ unitId, price }) => (price ? [[unitId, price]] : [])))
const costs = {
  ...loaded,
  ...shown,
  'units-raise-half': await costOnce(() =>
    world.call('drafts.appendStep', { ...step, changes: toJson(changes) }),
  ),
  'units-read-draft': await costOf(() => world.call('drafts.readDraft', { draftId }), 3),
  'units-undo': await costOnce(() => world.call('drafts.undo', { draftId })),
  'units-review': await costOf(
    () =>
      compareDraft(
        checkDraft({
          units,
          prices,
          leftOut: new Set(),
          rules: defaultPriceRules,
          evidence: new Map(),
        }),
        null,
      ),
    3,
  ),
}
await world.jobs.stop()
await world.calling.close()
store.close()
rmSync(directory, { recursive: true, force: true })
console.log(JSON.stringify(costs))
