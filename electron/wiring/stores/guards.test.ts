import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insertWorkspace } from '../../store/accounts/workspaces.ts'
import { connect } from '../../store/file/connection.ts'
import type { WritableDb } from '../../store/file/handle.ts'
import { noteWrites } from '../../store/file/note-writes.ts'
import { newStore } from '../../store/testing/new-store.ts'
import { sampleWorkspace } from '../../store/testing/samples.ts'
import {
  baseUrl,
  desks,
  end,
  endpoints,
  happenings,
  startWorld,
  unknownSubjects,
  type World,
} from '../testing/guarded-world.ts'
import type { Answer } from '../testing/scripted-crm.ts'

type Model = Record<string, never>
type Command = fc.AsyncCommand<Model, World>

const command = (name: string, act: (world: World) => Promise<void> | void): Command => ({
  check: () => true,
  run: async (_model, world) => {
    await act(world)
    expect(world.broken, name).toEqual([])
  },
  toString: () => name,
})

const desk = fc.constantFrom(...desks)
const answer = fc.constantFrom<Answer[]>(
  'deserved',
  'deserved',
  'deserved',
  'deserved',
  400,
  401,
  403,
  429,
  500,
  'reset',
  'lost',
  'lost 401',
)
const waits = [1_000, 5_000, 30_000, 60_000, 120_000, 300_000]
const clockChanges = [-86_400_000, -120_000, 120_000, 86_400_000]

const starts = fc
  .tuple(desk, fc.constantFrom(...endpoints))
  .map(([at, of]) =>
    command(`start ${at.workspace} ${of}`, (world) => happenings.start(world, at, of)),
  )
const answersGiven = fc
  .tuple(fc.nat(5), answer)
  .map(([at, what]) =>
    command(`answer ${at} ${what}`, (world) => happenings.answer(world, at, what)),
  )
const passwords = fc
  .tuple(desk, fc.constantFrom('right' as const, 'wrong' as const))
  .map(([at, word]) =>
    command(`enter ${at.login} ${word}`, (world) => happenings.enter(world, at, word)),
  )
const tries = desk.map((at) =>
  command(`try once ${at.login}`, (world) => happenings.tryOnce(world, at)),
)
const passes = fc
  .constantFrom(...waits)
  .map((ms) => command(`pass ${ms}`, (world) => happenings.pass(world, ms)))
const clocks = fc
  .constantFrom(...clockChanges)
  .map((ms) => command(`set clock by ${ms}`, (world) => happenings.setClock(world, ms)))
const networks = fc.boolean().map((to) =>
  command(`offline ${to}`, (world) => {
    world.isOffline = to
  }),
)
const reboots = fc.constant(command('reboot', (world) => happenings.reboot(world)))
const restarts = fc.constant(command('restart', (world) => happenings.restart(world)))

// What happens most is named most: each of these is as likely as any other.
const commands = [
  starts,
  starts,
  starts,
  answersGiven,
  answersGiven,
  answersGiven,
  passwords,
  tries,
  passes,
  clocks,
  networks,
  reboots,
  restarts,
]

/** Opens a store as the application does: the memory of the guards follows what is written. */
const openNoted = (path: string): WritableDb => {
  const db = connect(path)
  noteWrites(db)
  return db
}

const tables = [
  'workspace',
  'hold',
  'origin_hold',
  'login_trial',
  'endpoint_standing',
  'cooldown',
  'outgoing_call',
]

/** One file for all worlds: each begins with its desks and nothing known of them. */
const empty = (db: WritableDb): void => {
  for (const table of tables) db.exec(`DELETE FROM ${table}`)
  for (const { workspace: id, login } of desks) {
    const sample = sampleWorkspace(id)
    const accounts = sample.accounts.map((account) => ({ ...account, login }))
    insertWorkspace(db, { ...sample, baseUrl, accounts })
  }
}

test('whatever happens, no login fails too often, no export is early and nothing is created twice', async () => {
  const path = newStore().name
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async (sequence) => {
      const db = connect(path)
      empty(db)
      db.close()
      const world = startWorld(() => openNoted(path))
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: world }), sequence)
        await happenings.restart(world)
        expect(unknownSubjects(world).sort()).toEqual([...world.unsettled].sort())
      } finally {
        await end(world)
      }
    }),
    { numRuns: 100 },
  )
})

test('an export that is answered when its cooldown would be over is not followed by the next at once', async () => {
  const db = connect(newStore().name)
  empty(db)
  db.close()
  const world = startWorld(() => openNoted(db.name))
  for (const at of desks.slice(0, 2)) {
    await happenings.start(world, at, 'list-excel-deals')
    await happenings.pass(world, 300_000)
    await happenings.start(world, at, 'list-excel-deals')
    await happenings.answer(world, 0, 'deserved')
  }
  expect(world.broken).toEqual([])
  await end(world)
})
