import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import { expectValue } from '#core/contract/testing/expect-value'
import type { TeamFaultKind } from '#core/team/team-fault'
import { createTeamVault } from '../../keychain/team-vault.ts'
import { keychainInABox } from '../../keychain/testing/keychain-in-a-box.ts'
import { handClock, openOrThrow, storeFolder } from '../../store/testing/store-folder.ts'
import type { TeamValue } from '../../team/connect-team.ts'
import { writeKeyCode } from '../../team/key/key-code.ts'
import { drawKey, teamKeyOf } from '../../team/key/team-key.ts'
import { done, teamFault } from '../../team/team-result.ts'
import { keepKey } from './keep-key.ts'
import { shareByKey } from './share-by-key.ts'

const address = { user: 'jana', host: 'db.example.com', port: 5432, database: 'sales' }

/** A desk whose team answers at once, with the key that was offered first. */
const start = ({ mayDraw = true } = {}) => {
  const box = keychainInABox()
  const { keys } = createTeamVault(box.keychain)
  const team = {
    print: null as string | null,
    fault: null as TeamFaultKind | null,
    faultOfAct: null as TeamFaultKind | null,
    keptFirst: [] as boolean[],
  }
  const answer = async <T>(row: z.ZodType<T>) =>
    team.fault !== null
      ? teamFault(team.fault)
      : done(team.print === null ? [] : [row.parse({ print: team.print, name: 'Jana' })])
  const desk = {
    ask: answer,
    act: <T>(row: z.ZodType<T>, name: string, [print, next]: readonly TeamValue[] = []) => {
      if (team.faultOfAct !== null) return Promise.resolve(teamFault(team.faultOfAct))
      if (team.fault === null && name === 'replace_key') team.print = String(next)
      if (team.fault === null) team.print ??= String(print)
      team.keptFirst.push(box.entries.size > 0)
      return answer(row)
    },
  }
  const key = keepKey({ desk, address, keys, mayDraw, onKey: () => undefined })
  return { ...box, keys, team, key }
}

const codeOf = async ({ key }: ReturnType<typeof start>) => expectValue(await key.show())?.code

test('the first window makes a key, which its keychain has before the team hears of it', async () => {
  const desk = start()
  expect(desk.key.isHere()).toBeNull()
  await desk.key.come()
  expect(desk.key.isHere()).toBe(true)
  expect(desk.team).toMatchObject({ print: desk.key.read()?.print, keptFirst: [true] })
  expect([...desk.entries.values()]).toEqual([await codeOf(desk)])
  // A database that has forgotten it is told of the same one.
  const { print } = desk.team
  desk.team.print = null
  await desk.key.come()
  expect(desk.team.print).toBe(print)
})

test('a key of somebody else’s is not here, and is not shown', async () => {
  const desk = start()
  desk.team.print = teamKeyOf(drawKey()).print
  await desk.key.come()
  expect([desk.key.isHere(), desk.key.read(), await codeOf(desk)]).toEqual([false, null, undefined])
  expect(desk.key.madeBy()).toBe('Jana')
  expect(desk.entries.size).toBe(0)
})

test('neither a runner nor a window with a locked keychain makes a key', async () => {
  const [runner, locked] = [start({ mayDraw: false }), start()]
  locked.state.isLocked = true
  for (const { key, team, entries } of [runner, locked]) {
    await key.come()
    expect([key.isHere(), team.print, entries.size]).toEqual([null, null, 0])
  }
  const bytes = drawKey()
  await locked.key.take(writeKeyCode(bytes))
  expect([locked.key.read(), locked.team.print]).toEqual([null, null])
  // What its secrets have a runner offers as well.
  await runner.keys.keep(address, writeKeyCode(bytes))
  await runner.key.come()
  expect(runner.team.print).toBe(teamKeyOf(bytes).print)
})

test('a code is taken where the team says that it is its own, and where it has none any more', async () => {
  const desk = start({ mayDraw: false })
  const bytes = drawKey()
  desk.team.fault = 'unreachable'
  const code = writeKeyCode(bytes)
  expect(await desk.key.take(code)).toMatchObject({ failure: { kind: 'team' } })
  desk.team.fault = null
  expectValue(await desk.key.take(code))
  expect([desk.key.isHere(), desk.team.print]).toEqual([true, teamKeyOf(bytes).print])
  expect(await codeOf(desk)).toBe(code.reveal())
  expect(await desk.key.take(writeKeyCode(drawKey()))).toMatchObject({
    failure: { kind: 'invalidInput', rule: 'otherKeyCode' },
  })
  expect(desk.key.isHere()).toBe(true)
})

test('the key of this desk replaces one that it does not have, and stands in its keychain before', async () => {
  const desk = start()
  await desk.key.come()
  const own = desk.key.read()?.print
  desk.team.print = teamKeyOf(drawKey()).print
  await desk.key.come()
  desk.team.fault = 'unreachable'
  expect(await desk.key.replace()).toMatchObject({ failure: { kind: 'team' } })
  desk.team.fault = null
  expectValue(await desk.key.replace())
  expect([desk.key.isHere(), desk.team.print]).toEqual([true, own])

  const other = start()
  other.team.print = teamKeyOf(drawKey()).print
  other.state.isLocked = true
  expect(await other.key.replace()).toMatchObject({ failure: { kind: 'keychain' } })
  other.state.isLocked = false
  expectValue(await other.key.replace())
  expect(other.team.keptFirst).toEqual([true])
  expect(await codeOf(other)).toBe([...other.entries.values()][0])
  expect(other.key.read()?.print).toBe(other.team.print)
})

test.each([
  ['unreachable', 'now'],
  ['noTeam', 'afterFix'],
] as const)(
  'a team that answers with %s takes no code and no other key, and says why',
  async (fault, again) => {
    const desk = start()
    const code = writeKeyCode(drawKey())
    const told = { ok: false, failure: { kind: 'team', fault, again } }
    desk.team.fault = fault
    expect([await desk.key.take(code), await desk.key.replace()]).toEqual([told, told])
    desk.team.fault = null
    desk.team.faultOfAct = fault
    expect([await desk.key.take(code), await desk.key.replace()]).toEqual([told, told])
  },
)

test('whoever does not look after the team is told so where the key would be replaced', async () => {
  const desk = start()
  desk.team.faultOfAct = 'noArea'
  expect(await desk.key.replace()).toMatchObject({
    failure: { kind: 'outsideRole', area: 'admin' },
  })
})

/** A computer without the key, to which a colleague shares a run when the key has come to its secrets. */
const givenLater = async ({ areGiven }: { readonly areGiven: boolean }) => {
  const store = await openOrThrow({ directory: storeFolder() })
  onTestFinished(() => store.close())
  const drawn = drawKey()
  const { print } = teamKeyOf(drawn)
  const answer = async <T>(row: z.ZodType<T>, name: string) =>
    done(name === 'read_print' ? [row.parse({ print, name: 'Jana' })] : [])
  const { keys } = createTeamVault(keychainInABox().keychain)
  const shared = shareByKey(store, {
    clock: handClock(),
    desk: { ask: answer, act: answer, digestOf: () => null },
    address,
    keys,
    areGiven,
    program: 'runner',
    newId: () => 'new',
    isRunnerThere: () => false,
    onChange: () => undefined,
    claims: { claim: async () => ({ kind: 'away' }), know: async () => false },
    ready: () => Promise.resolve(),
    take: () => null,
  })
  await shared.key.come()
  expect(shared.key.isHere()).toBe(false)
  await keys.keep(address, writeKeyCode(drawn))
  shared.follow([{ id: 1, name: 'Jana', kind: 'run', what: {} }])
  await setImmediate()
  return shared.key
}

test('a key that a runner is given while it works counts at once, and a keychain is not asked again', async () => {
  expect((await givenLater({ areGiven: true })).isHere()).toBe(true)
  expect((await givenLater({ areGiven: false })).isHere()).toBe(false)
})
