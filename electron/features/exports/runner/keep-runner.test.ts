import { expect, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { failed, success } from '#core/contract/failure'
import { newProgress } from '#core/exports/schedule/job-progress'
import { createDeliveryVault } from '../../../keychain/delivery-vault.ts'
import { keychainInABox, locked } from '../../../keychain/testing/keychain-in-a-box.ts'
import { daily } from '../../../wiring/testing/exports/acts.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { fullDisk } from '../../../wiring/testing/exports/running-reports.ts'
import { runnerHandlers } from './runner-handlers.ts'

const context = { signal: new AbortController().signal }
const one = 'https://one.example'
const two = 'https://two.example'

const start = async () => {
  const { store, add, workspaceId } = await emptyReports()
  const box = keychainInABox()
  const asked: unknown[] = []
  const left: string[] = []
  const state = { write: store.write, token: 'a token' as string | null }
  const handlers = () =>
    runnerHandlers({
      store: {
        ...store,
        write: {
          ...state.write,
          addEntryLeft: (name) => {
            left.push(name)
            return success(null)
          },
        },
      },
      clock: { now: () => 50, elapsedMs: () => 0 },
      askRunner: async (question) => {
        asked.push(question)
        return failed({ kind: 'cancelled', again: 'now' })
      },
      deliverySecrets: createDeliveryVault(box.keychain),
      mayContact: () => Promise.resolve(true),
      pickSaveFile: async (name) => name,
      saveFile: async (fileName) => success({ fileName }),
      readSettingsContent: () => ({
        workspaces: [],
        exports: { mail: null, sftp: null, retention: null, digest: null, alarms: null },
      }),
      listOwnWorkspaces: () => [{ id: workspaceId, name: 'Podviní' }],
    })
  const save = (address: string | null, token: string | null = null) => {
    const kept = { kind: 'keep' } as const
    const set = token === null ? kept : ({ kind: 'set', value: toSecret(token) } as const)
    const runner = address === null ? null : { address, token: set }
    return handlers()['exports.saveRunner']({ runner }, context)
  }
  return {
    store,
    add,
    box,
    asked,
    left,
    state,
    save,
    ask: () => handlers()['exports.askRunner']({}, context),
    move: () => handlers()['exports.moveToRunner']({}, context),
    tokens: () => [...box.entries.values()],
  }
}

test('a token goes with its runner, and stays as long as the address does', async () => {
  const { save, store, tokens, left } = await start()
  expect(await save(one, 'first')).toEqual(success(null))
  expect(await save(one)).toEqual(success(null))
  expect([store.readRunnerAddress(), tokens()]).toEqual([one, ['first']])
  await save(two, 'second')
  expect([store.readRunnerAddress(), tokens()]).toEqual([two, ['second']])
  await save(null)
  expect([store.readRunnerAddress(), tokens(), left]).toEqual([null, [], []])
})

test('a runner is not saved where its token is not kept, nor a token let go where its runner is not', async () => {
  const { save, store, tokens, box, state } = await start()
  await save(one, 'first')
  box.state.isLocked = true
  expect(await save(two, 'second')).toEqual(locked)
  expect(store.readRunnerAddress()).toBe(one)
  box.state.isLocked = false
  state.write = { ...store.write, writeRunnerAddress: () => fullDisk }
  expect(await save(null)).toEqual(fullDisk)
  expect(tokens()).toEqual(['first'])
})

test('a token that the keychain does not give up is written down for the next start', async () => {
  const { save, box, left } = await start()
  await save(one, 'first')
  box.state.isLocked = true
  expect(await save(two)).toEqual(success(null))
  expect(left).toEqual([`runner-${one}`])
})

test('a runner is asked with its token or without one, but not where the keychain is locked', async () => {
  const { save, ask, asked, box } = await start()
  await save(one)
  await ask()
  expect(asked).toEqual([{ address: one, token: null }])
  await save(one, 'first')
  await ask()
  expect(asked).toMatchObject([{}, { address: one, token: expect.anything() }])
  box.state.isLocked = true
  expect(await ask()).toEqual(locked)
  expect(asked).toHaveLength(2)
})

test('what cannot be paused here is not said to have moved; a backup and what runs by hand stay', async () => {
  const { add, move, state, store } = await start()
  const progress = newProgress(1)
  const scheduled = add('r1', { rules: daily('08:00') }, { progress })
  const backup = add('r2', { rules: daily('08:00'), isOfBackup: true }, { progress })
  add('r3')
  state.write = { ...store.write, writeSchedule: () => fullDisk }
  expect(await move()).toEqual(fullDisk)
  state.write = store.write
  expect(await move()).toEqual(success({ file: 'unitdesk-settings.json', paused: 1 }))
  expect(store.readReport(scheduled.id)?.progress?.paused).toMatchObject({ by: 'runner' })
  expect(store.readReport(backup.id)?.progress).toEqual(progress)
})

test('what waits for a person does not go to the runner as what runs, and waits for them here', async () => {
  const { add, move, store } = await start()
  const rules = daily('08:00')
  const paused = { since: 1, by: 'person' } as const
  const waiting = add('r1', { rules }, { progress: { ...newProgress(1), paused } })
  expect(await move()).toEqual(success({ file: 'unitdesk-settings.json', paused: 0 }))
  expect(store.readReport(waiting.id)?.progress?.paused).toEqual(paused)
  // A second file takes what the first one has taken.
  const moved = { since: 1, by: 'runner' } as const
  add('r2', { rules }, { progress: { ...newProgress(1), paused: moved } })
  expect(await move()).toMatchObject({ value: { paused: 1 } })
})
