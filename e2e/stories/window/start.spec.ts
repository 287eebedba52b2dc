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
import { eventsIn } from '../../harness/main-log.ts'
import { giveToPerson } from '../../harness/person.ts'
import { startAndEnd } from '../../harness/start-and-end.ts'
import { expect, test } from '../../harness/test.ts'

test('a second start shows the window that is there, hands over its link and ends, and a window may be closed before its page has come', async ({
  start,
  seat,
}) => {
  const { electron, unitdesk } = await start({ trace: 'off' })
  await unitdesk.expectWelcome()
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
  await startAndEnd(seat, ['unitdesk://crm.example.com/project/7'])
  await unitdesk.expectText('This link doesn’t open anything on this computer')
  await unitdesk.expectWelcome()
  expect(electron.windows()).toHaveLength(1)

  await expect.poll(() => eventsIn(seat)).toContain('painted')
  const ended = electron.waitForEvent('close')
  await electron.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    // By then the page is on its way again.
    window?.webContents.once('render-process-gone', () => window.destroy())
    window?.webContents.forcefullyCrashRenderer()
  })
  await ended
  expect(eventsIn(seat)).toEqual(['started', 'painted', 'link refused', 'page gone', 'ended'])
})

test('a picture of the demo can be had with one command', async ({ seat }) => {
  const file = join(seat.home, 'shot.png')
  await startAndEnd(seat, [`--screenshot=${file}`])
  const picture = readFileSync(file)
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  // A window without rows is a third of that.
  expect(picture.length).toBeGreaterThan(80_000)
})

// Runs before the application: writes what its error box says, and closes it as a person would.
const closeErrorBox = `require('electron').dialog.showErrorBox = (title, content) => {
  process.stdout.write('box: ' + title + ': ' + content)
}`

/** Starts an application that cannot open a window: what it says, and the code that it ends with. */
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

test('a start that may not write to the profile, or finds a file where its logs belong, says so and ends', async ({
  seat,
  start,
}) => {
  mkdirSync(seat.profile, { recursive: true })
  chmodSync(seat.profile, 0o555)
  const mayNotWrite = await refusedStart(seat)
  expect(mayNotWrite.said).toContain(
    `box: Unitdesk cannot start: Unitdesk may not write to ${seat.profile}.`,
  )
  expect(mayNotWrite.code).toBe(1)

  chmodSync(seat.profile, 0o755)
  giveToPerson(seat.profile)
  const logs = join(seat.profile, 'logs')
  writeFileSync(logs, '')
  const isInTheWay = await refusedStart(seat)
  expect(isInTheWay.said).toContain(
    `box: Unitdesk cannot start: In ${logs}, a file and a folder are in`,
  )
  expect(isInTheWay.code).toBe(1)
  // The obstacle is removed, so that the next start goes the ordinary way.
  rmSync(logs)
  await (await start()).unitdesk.expectWelcome()
})
