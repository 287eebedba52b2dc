import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import {
  argumentsOf,
  environmentOf,
  type Seat,
  stagedExecutable,
} from '../../harness/application.ts'
import { mainLog } from '../../harness/main-log.ts'
import { giveToPerson } from '../../harness/person.ts'
import { expect, test } from '../../harness/test.ts'

// A busy machine makes statements slow, which is logged too.
const eventsIn = (seat: Seat) =>
  mainLog(seat)
    .map(({ event }) => event)
    .filter((event) => event !== 'slow statement')

test('a second start shows the window that is there and ends', async ({ start, seat }) => {
  const { electron, unitdesk } = await start()
  await unitdesk.expectWelcome()
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
  const second = spawn(stagedExecutable(), argumentsOf(seat), {
    env: environmentOf(seat),
    stdio: 'ignore',
  })
  const [code] = await once(second, 'exit')
  expect(code).toBe(0)
  await unitdesk.expectWelcome()
  expect(electron.windows()).toHaveLength(1)
})

test('a picture of the demo can be had with one command', async ({ seat }) => {
  const file = join(seat.home, 'shot.png')
  const picturing = spawn(
    stagedExecutable(),
    argumentsOf(seat, { arguments: [`--screenshot=${file}`] }),
    {
      env: environmentOf(seat),
      stdio: 'ignore',
    },
  )
  const [code] = await once(picturing, 'exit')
  expect(code).toBe(0)
  const picture = readFileSync(file)
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  // A window without rows is a third of that.
  expect(picture.length).toBeGreaterThan(80_000)
})

test('the window comes back where it was and as large', async ({ start }) => {
  const place = { x: 60, y: 40, width: 1210, height: 730 }
  const first = await start()
  await first.unitdesk.expectWelcome()
  await first.electron.evaluate(
    ({ BrowserWindow }, bounds) => BrowserWindow.getAllWindows()[0]?.setBounds(bounds),
    place,
  )
  await first.close()
  const second = await start()
  // The window is shown there, as soon as it has drawn something.
  const bounds = () =>
    second.electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.getNormalBounds(),
    )
  await expect.poll(bounds).toEqual(place)
})

test('a page that crashes comes back by itself', async ({ start, seat }) => {
  const { electron, unitdesk } = await start({ trace: 'off' })
  await unitdesk.expectWelcome()
  await expect.poll(() => eventsIn(seat)).toContain('painted')
  await electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer()
  })
  await expect.poll(() => eventsIn(seat)).toEqual(['started', 'painted', 'page gone', 'painted'])
})

test('a window may be closed before its page has come', async ({ start, seat }) => {
  const { electron, unitdesk } = await start({ trace: 'off' })
  await unitdesk.expectWelcome()
  await expect.poll(() => eventsIn(seat)).toContain('painted')
  const ended = electron.waitForEvent('close')
  await electron.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    // By then the page is on its way again.
    window?.webContents.once('render-process-gone', () => window.destroy())
    window?.webContents.forcefullyCrashRenderer()
  })
  await ended
  expect(eventsIn(seat)).toEqual(['started', 'painted', 'page gone', 'ended'])
})

// Runs before the application: writes what its error box says, and closes it as a person would.
const closeErrorBox = `require('electron').dialog.showErrorBox = (title, content) => {
  process.stdout.write('box: ' + title + ': ' + content)
}`

/** What a start says that comes to no window. */
const refusedStart = async (seat: Seat) => {
  const script = join(seat.home, 'close-error-box.cjs')
  writeFileSync(script, closeErrorBox)
  const starting = spawn(stagedExecutable(), ['-r', script, ...argumentsOf(seat)], {
    env: environmentOf(seat),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [said, [code]] = await Promise.all([text(starting.stdout), once(starting, 'exit')])
  return { said, code }
}

test('a start that may not write to the profile says so and ends', async ({ seat }) => {
  mkdirSync(seat.profile, { recursive: true })
  chmodSync(seat.profile, 0o555)
  const { said, code } = await refusedStart(seat)
  expect(said).toContain(`box: Unitdesk cannot start: Unitdesk may not write to ${seat.profile}.`)
  expect(code).toBe(1)
})

test('a start that finds a file where its logs belong says so and ends', async ({
  seat,
  start,
}) => {
  mkdirSync(seat.profile, { recursive: true })
  giveToPerson(seat.profile)
  const logs = join(seat.profile, 'logs')
  writeFileSync(logs, '')
  const { said, code } = await refusedStart(seat)
  expect(said).toContain(`box: Unitdesk cannot start: In ${logs}, a file and a folder are in`)
  expect(code).toBe(1)
  // The obstacle is removed, so that the next start goes the ordinary way.
  rmSync(logs)
  await (await start()).unitdesk.expectWelcome()
})

test('a note of the last end that has another shape changes nothing of a start', async ({
  seat,
  start,
}) => {
  const first = await start()
  await first.unitdesk.expectWelcome()
  await first.close()
  const path = join(seat.profile, 'first-screen.json')
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string }
  writeFileSync(path, JSON.stringify({ version, firstScreen: { answers: 'none', windowPlace: 1 } }))
  const second = await start()
  await second.unitdesk.expectWelcome()
  expect(mainLog(seat).findLast(({ event }) => event === 'started')?.firstScreen).toBe('asked')
})
