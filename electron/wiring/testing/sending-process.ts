import { flushCompileCache } from 'node:module'
import { systemClock } from '../../clock.ts'
import { openStore } from '../../store/file/open.ts'
import { drafted, edit, finished, isFree, readBatch, readUnits } from './prices/acts.ts'
import { of, type PricesWorld, pricesWorld } from './prices/prices-world.ts'

// Edits and sends until it is killed, and tells on standard output what a person would have been shown. Each run
// begins an hour after the one before it, as if nobody had been in a hurry.
const [directory = '', baseUrl = '', run = '0'] = process.argv.slice(2)
const tell = (line: string) => process.stdout.write(`${line}\n`)
const laterMs = Number(run) * 3_600_000
const clock = { ...systemClock, now: () => systemClock.now() + laterMs }

const prepare = async (world: PricesWorld) => {
  await finished(world, (await world.call('prices.refreshProjects', of)).jobId)
  world.lookAfterBatches()
  for (const { id } of world.jobs.list()) await finished(world, id)
  await finished(world, (await world.call('prices.refreshPricelist', of)).jobId)
  const [draft] = await world.call('drafts.listDrafts', of)
  return draft?.id ?? (await world.call('drafts.createDraft', { ...of, name: 'Podzim' }))
}

const main = async () => {
  const log = { event: () => undefined, defect: () => undefined }
  const store = await openStore({ directory, clock, log })
  if (store.kind === 'closed') throw new Error(`the store is closed: ${store.state.cause}`)
  const world = pricesWorld(store, { baseUrl, clock, run: `run${run}` })
  const draftId = await prepare(world)
  tell('ready')
  // What a killed program has compiled it cannot keep any more.
  flushCompileCache()
  for (let round = 1; ; round++) {
    const units = (await readUnits(world)).filter(isFree).slice(0, 3)
    // Never the same price twice: what arrives tells of which batch it is.
    const grossMinor = 500_000_00 + (Number(run) * 1_000 + round) * 100
    const { revision } = await edit(
      world,
      draftId,
      units.map((unit) => drafted(unit, grossMinor)),
    )
    const sending = await world.call('batches.send', {
      draftId,
      revision,
      leftOut: [],
      note: '',
    })
    tell(`batch ${sending.batchId} ${grossMinor}`)
    await finished(world, sending.jobId)
    const { batch } = await readBatch(world, sending.batchId)
    tell(`ended ${batch.id} ${batch.state.kind}`)
  }
}

await main()
