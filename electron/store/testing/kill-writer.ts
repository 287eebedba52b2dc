import { randomUUID } from 'node:crypto'
import { projectIdSchema, workspaceIdSchema } from '#core/ids'
import { systemClock } from '../../clock.ts'
import { insertWorkspace, listWorkspaces } from '../accounts/workspaces.ts'
import { appendCall } from '../activity/activity.ts'
import type { WritableDb } from '../file/handle.ts'
import { openStore } from '../file/open.ts'
import { appendUnits, beginPricelist, publishPricelist } from '../prices/pricelist/pricelists.ts'
import { writeSendLimit } from '../prices/rules/send-limit.ts'
import { readSettings, writeSettings } from '../settings/settings.ts'
import { sampleCall, sampleProject, sampleUnit, sampleWorkspace } from './samples.ts'

// Writes through the repositories, until it is killed or for some rounds, and tells on standard output what
// it has been told to be kept. A line is written only after the commit that it speaks of.
const [directory = '', rounds = 'Infinity', synchronous = 'FULL'] = process.argv.slice(2)
const acknowledge = (line: string) => process.stdout.write(`${line}\n`)
const log = { event: () => undefined, defect: () => undefined }
const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
const unitsPerChunk = 40

const writePricelist = (db: WritableDb): number => {
  const pricelistId = beginPricelist(db, { ...of, fetchedAt: systemClock.now(), seenAct: 0 })
  for (const chunk of [0, 1]) {
    const units = Array.from({ length: unitsPerChunk }, (_, index) =>
      sampleUnit(chunk * unitsPerChunk + index + 1),
    )
    appendUnits(db, { pricelistId, units })
  }
  publishPricelist(db, { pricelistId, projectName: 'x', currency: null, attributeTypes: [] })
  return pricelistId
}

const writePlace = (db: WritableDb, step: number): void => {
  const settings = readSettings(db)
  const place = { ...settings.place, projectId: projectIdSchema.parse(step) }
  writeSettings(db, { ...settings, place })
}

const main = async () => {
  const store = await openStore({ directory, clock: systemClock, log })
  if (store.kind === 'closed') {
    acknowledge(`closed ${store.state.cause}`)
    return
  }
  const { db } = store
  if (listWorkspaces(db).length === 0) insertWorkspace(db, sampleWorkspace('w1'))
  db.pragma(`synchronous = ${synchronous}`)
  db.pragma('wal_autocheckpoint = 60')
  let step = readSettings(db).place.projectId ?? 0
  for (let round = 0; round < Number(rounds); round++) {
    const call = sampleCall({ endpoint: randomUUID() })
    appendCall(db, call)
    acknowledge(`call ${call.endpoint}`)
    acknowledge(`pricelist ${writePricelist(db)}`)
    step += 1
    writePlace(db, step)
    acknowledge(`place ${step}`)
    writeSendLimit(db, { workspaceId: of.workspaceId, sumMinor: step })
    acknowledge(`limit ${step}`)
  }
}

await main()
