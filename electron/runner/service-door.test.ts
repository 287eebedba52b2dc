import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { exitCodes } from './outcome.ts'
import { askService, openServiceDoor, type ServiceRequest } from './service-door.ts'

const requestOf = (report: string): ServiceRequest => ({
  language: 'en',
  command: { name: 'once', report },
})

const doorThatRepeats = async (profile: string) => {
  const door = await openServiceDoor(profile, ({ command }) =>
    Promise.resolve({
      exitCode: exitCodes.done,
      json: { command },
      lines: [command.name === 'once' ? command.report : ''],
    }),
  )
  onTestFinished(async () => door?.close())
  return door
}

test.each(['Jednotky', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\r\nb', '\u{1f3e0}'.repeat(400)])(
  'a report is asked for by any name (%j)',
  async (name) => {
    const profile = temporaryFolder()
    await doorThatRepeats(profile)
    expect(await askService(profile, requestOf(name))).toMatchObject({ lines: [name] })
  },
)

test('a folder in which no socket can be made has no door', async () => {
  expect(await doorThatRepeats(join(temporaryFolder(), 'none'))).toBeNull()
})

test.skipIf(process.platform === 'win32')(
  'a door that cannot be taken away is left where it is',
  async () => {
    const profile = temporaryFolder()
    mkdirSync(join(profile, 'runner.sock'))
    expect(await doorThatRepeats(profile)).toBeNull()
  },
)

test.skipIf(process.platform === 'win32')(
  'a client that hangs up in the middle of its request leaves the door open to others',
  async () => {
    const profile = temporaryFolder()
    await doorThatRepeats(profile)
    const socket = connect(join(profile, 'runner.sock'))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.end('{"language"')
    await closed
    expect(await askService(profile, requestOf('Byty'))).toMatchObject({ lines: ['Byty'] })
  },
)
