import { expect, onTestFinished, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startKeychainSession } from './testing/keychain-session.ts'

const makeHome = () => {
  const home = temporaryFolder()
  return home
}

const start = async (
  options: Omit<Parameters<typeof startKeychainSession>[0], 'home'> & { home?: string },
) => {
  const session = await startKeychainSession({ home: makeHome(), ...options })
  onTestFinished(session.end)
  return session
}

const failure = (cause: 'locked' | 'unavailable' | 'timedOut') =>
  failed({ kind: 'keychain', cause, again: 'afterFix' })

test('a password is kept, replaced, read back exactly and removed', async () => {
  const { ask } = await start({ unlockWith: 'test-pass' })
  expect(await ask('read', 'a')).toEqual(success(null))
  expect(await ask('write', 'a', 'první')).toEqual(success(null))
  expect(await ask('write', 'a', ' Žluťoučký кінь 🏠\n')).toEqual(success(null))
  expect(await ask('write', 'b', 'x')).toEqual(success(null))
  expect(await ask('read', 'a')).toEqual(success(' Žluťoučký кінь 🏠\n'))
  expect(await ask('remove', 'a')).toEqual(success(null))
  expect(await ask('read', 'a')).toEqual(success(null))
  expect(await ask('remove', 'a')).toEqual(success(null))
  expect(await ask('read', 'b')).toEqual(success('x'))
})

test('many questions at once are answered one by one, each with its own answer', async () => {
  const { ask } = await start({ unlockWith: 'test-pass' })
  const users = Array.from({ length: 20 }, (_, index) => `user-${index}`)
  await Promise.all(users.map((user) => ask('write', user, `of ${user}`)))
  expect(await Promise.all(users.map((user) => ask('read', user)))).toEqual(
    users.map((user) => success(`of ${user}`)),
  )
})

test('a password outlives the session, and a locked keychain is never taken for an empty one', async () => {
  const home = makeHome()
  const first = await start({ home, unlockWith: 'test-pass' })
  await first.ask('write', 'a', 'kept')
  await first.end()
  const locked = await start({ home, unlockWith: 'another-pass' })
  expect(await locked.ask('read', 'a')).toEqual(failure('locked'))
  expect(await locked.ask('write', 'a', 'x')).toEqual(failure('locked'))
  expect(await locked.ask('remove', 'a')).toEqual(failure('locked'))
  await locked.end()
  const second = await start({ home, unlockWith: 'test-pass' })
  expect(await second.ask('read', 'a')).toEqual(success('kept'))
})

test('without a message bus there is no keychain, and that is no missing password', async () => {
  const { ask } = await start({ unlockWith: 'noBus' })
  expect(await ask('read', 'a')).toEqual(failure('unavailable'))
  expect(await ask('write', 'a', 'x')).toEqual(failure('unavailable'))
  expect(await ask('remove', 'a')).toEqual(failure('unavailable'))
})

test('a keychain that was never set up takes no password and says so', async () => {
  const { ask } = await start({ unlockWith: null })
  expect(await ask('write', 'a', 'x')).toEqual(failure('unavailable'))
})

test('however often it is asked, one connection to the bus is all that it takes for a name', async () => {
  const { ask, countConnections } = await start({ unlockWith: 'test-pass' })
  await ask('write', 'a', 'kept')
  const before = countConnections()
  for (let question = 0; question < 30; question++) await ask('read', 'a')
  expect(countConnections()).toBe(before)
})

test('a keychain that was started anew is found again', async () => {
  const { ask, restartDaemon } = await start({ unlockWith: 'test-pass' })
  await ask('write', 'a', 'kept')
  await restartDaemon()
  expect(await ask('read', 'a')).toEqual(success('kept'))
})

test('a keychain that dies under the application is an error and no missing password', async () => {
  const { ask, signalDaemon } = await start({ unlockWith: 'test-pass' })
  await ask('write', 'a', 'kept')
  signalDaemon('SIGKILL')
  expect(await ask('read', 'a')).toMatchObject({ ok: false, failure: { kind: 'keychain' } })
})

test('a keychain that does not answer is an error and no missing password', async () => {
  const { ask, signalDaemon } = await start({ unlockWith: 'test-pass' })
  await ask('write', 'a', 'kept')
  signalDaemon('SIGSTOP')
  expect(await ask('read', 'a')).toEqual(failure('timedOut'))
  signalDaemon('SIGCONT')
  expect(await ask('read', 'a')).toEqual(success('kept'))
})
