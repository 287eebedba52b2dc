import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { projectIdSchema } from '#core/ids'
import { sampleUnit } from '../../store/testing/samples.ts'
import { teamDrafts } from '../desk/team-drafts.ts'
import { joined, startDesk } from '../testing/living-desk.ts'
import { startPostgres } from '../testing/start-postgres.ts'
import { adminOf, valueIn } from '../testing/team-of-test.ts'
import { editPrices } from './edit-prices.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })

const sit = async (team: string, name: string) => {
  const admin = await adminOf(postgres, team)
  const living = startDesk(postgres, team, await joined(postgres, admin, name))
  await living.until(() => living.desk.standing().kind === 'here')
  return living.desk
}

const eventually = (isSo: () => unknown) => expect.poll(isSo, { interval: 10 })

const units = [11, 12].map(sampleUnit)

test('a desk that is no person shares a draft, changes one price after the other, hands it over, and goes on when it is free', async () => {
  const [jana, petr] = [await sit('demo', 'Jana'), teamDrafts(await sit('demo', 'Petr'))]
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  let turns = 0
  const done = editPrices(
    {
      desk: jana,
      origin: 'http://127.0.0.1',
      name: 'Spring prices',
      newId: randomUUID,
      pricelist: { projectId: projectIdSchema.parse(10), units },
      sleep: async (_ms, signal) => {
        turns += 1
        await wait(5, undefined, { signal }).catch(() => undefined)
      },
    },
    ending.signal,
  )
  const listed = async () => valueIn(await petr.list(null))[0]
  await eventually(listed).toMatchObject({
    name: 'Spring prices',
    project: 10,
    origin: 'http://127.0.0.1',
    author: 'Jana',
    editor: { name: 'Jana' },
  })
  const id = (await listed())?.id ?? ''
  const grosses = async () => {
    const steps = valueIn(await petr.read(id, 0))
    const cells = steps.flatMap(({ changes }) => changes)
    return Object.fromEntries(cells.map(({ unitId, price }) => [unitId, price?.grossMinor ?? 0]))
  }
  const before = units[0]?.priceGrossMinor ?? 0
  await eventually(async () => (await grosses())[11] ?? 0).toBeGreaterThan(before)
  await eventually(async () => (await grosses())[12] ?? 0).toBeGreaterThan(before)

  valueIn(await petr.ask(id))
  await eventually(listed).toMatchObject({ editor: { name: 'Petr', isOwn: true }, asker: null })
  const revision = (await listed())?.revision ?? 0
  const turnsThen = turns
  await eventually(() => turns).toBeGreaterThan(turnsThen + 3)
  expect((await listed())?.revision).toBe(revision)
  await owner.query("UPDATE demo.draft SET until = '-infinity'")
  await eventually(async () => (await listed())?.revision).toBeGreaterThan(revision)
  ending.abort()
  await done
})
