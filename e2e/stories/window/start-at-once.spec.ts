import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Seat } from '../../harness/application.ts'
import { type LoggedEvent, mainLog } from '../../harness/main-log.ts'
import { giveToPerson } from '../../harness/person.ts'
import { expect, test } from '../../harness/test.ts'

const storeOf = (seat: Seat): string => join(seat.profile, 'store')

const noteOf = (seat: Seat): string => join(seat.profile, 'first-screen.json')
const note = (seat: Seat) => statSync(noteOf(seat), { throwIfNoEntry: false })

const lastStart = (seat: Seat): readonly LoggedEvent[] => {
  const logged = mainLog(seat)
  return logged.slice(logged.findLastIndex(({ event }) => event === 'started'))
}

const firstScreenOf = (seat: Seat) => lastStart(seat)[0]?.firstScreen

// The store waits three seconds for the page, which takes longer on a busy machine: here it waits for as long as it takes.
const waitForPage = `const { setTimeout } = globalThis
globalThis.setTimeout = (act, ms, ...rest) => setTimeout(act, ms === 3000 ? 2 ** 31 - 1 : ms, ...rest)`

test('a first start offers the demo; the next ones show what was there at the end, after a kill what is in the store, and then what has changed', async ({
  start,
  seat,
}) => {
  const first = await start()
  await first.unitdesk.expectWelcome()
  await first.unitdesk.exploreDemo()
  await expect(first.unitdesk.demoBadge).toBeVisible()
  await first.unitdesk.prices.expectCount(/ of 7\d\d units$/)
  await first.kill9()
  expect(note(seat)).toBeUndefined()

  const second = await start()
  await second.unitdesk.prices.expectUnits()
  await second.unitdesk.prices.expectCount(/ of 7\d\d units$/)
  await second.unitdesk.prices.chooseProject('Ponávka Park')
  await second.close()
  expect(firstScreenOf(seat)).toBe('asked')
  expect(note(seat)?.mode).toBe(0o100600)

  const third = await start()
  await third.unitdesk.prices.expectUnits('Ponávka Park')
  await expect(third.page.getByRole('combobox', { name: 'Choose a project' })).toHaveValue(
    'Ponávka Park',
  )
  // The note was for that start alone: from now on the store is asked.
  await expect.poll(() => note(seat)).toBeUndefined()
  expect(firstScreenOf(seat)).toBe('noted')
  await third.unitdesk.go('Leads')
  await third.close()
  const db = new DatabaseSync(join(storeOf(seat), 'unitdesk.db'))
  db.exec("UPDATE workspace SET name = 'Renamed by hand'")
  db.close()

  const fourth = await start()
  await fourth.unitdesk.expectScreen('Leads')
  await fourth.unitdesk.demoBadge.waitFor()
  // What another program has changed meanwhile is shown as soon as the store is open.
  await expect(
    fourth.page.getByRole('button', { name: 'Workspace: Renamed by hand' }),
  ).toBeVisible()
  await fourth.close()
  expect(firstScreenOf(seat)).toBe('noted')
})

test('with a note of the end that is cut or has another shape the store is asked; with one in order the first screen is there before the store is open, and is taken back where the store cannot be opened', async ({
  start,
  crm,
  seat,
}) => {
  await (await start({ crm })).close()
  // The note as a disk gives it back that has lost the end of a file.
  const path = noteOf(seat)
  const whole = readFileSync(path)
  writeFileSync(path, whole.subarray(0, whole.length / 2))

  const second = await start()
  await second.unitdesk.prices.expectUnits()
  expect(firstScreenOf(seat)).toBe('asked')
  await second.close()

  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string }
  const anotherShape = { answers: 'none', windowPlace: 1 }
  writeFileSync(path, JSON.stringify({ version, firstScreen: anotherShape }))
  const third = await start()
  await third.unitdesk.prices.expectUnits()
  expect(firstScreenOf(seat)).toBe('asked')
  await third.close()

  const other = new DatabaseSync(join(storeOf(seat), 'owner.lock'))
  other.exec('BEGIN EXCLUSIVE')
  const script = join(seat.home, 'wait-for-page.cjs')
  writeFileSync(script, waitForPage)
  giveToPerson(script)
  const fourth = await start({ before: script })
  await fourth.unitdesk.expectText('The local store cannot be opened')
  await fourth.unitdesk.expectText('Another program uses it.')
  expect(lastStart(seat).filter(({ screen }) => screen === 'prices')).toHaveLength(1)
  other.close()
  await fourth.page.getByRole('button', { name: 'Try again' }).click()
  await fourth.unitdesk.prices.expectUnits()
})
