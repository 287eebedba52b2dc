import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  argumentsOf,
  environmentOf,
  type Seat,
  stagedExecutable,
} from '../../harness/application.ts'
import { mainLog } from '../../harness/main-log.ts'
import { expect, test } from '../../harness/test.ts'

const eventsIn = (seat: Seat) => mainLog(seat).map(({ event }) => event)

const startsIn = (seat: Seat) => mainLog(seat).filter(({ event }) => event === 'started')

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

test('the window comes back where it was and as large, and looks no more for graphics hardware that is not there', async ({
  start,
  seat,
}) => {
  const place = { x: 60, y: 40, width: 1210, height: 730 }
  const first = await start()
  await first.unitdesk.expectWelcome()
  await first.electron.evaluate(
    ({ BrowserWindow }, bounds) => BrowserWindow.getAllWindows()[0]?.setBounds(bounds),
    place,
  )
  // Main learns of the graphics when something has been drawn.
  await expect.poll(() => eventsIn(seat)).toContain('painted')
  await first.close()
  const second = await start()
  // The window is shown there, as soon as it has drawn something.
  const bounds = () =>
    second.electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.getNormalBounds(),
    )
  await expect.poll(bounds).toEqual(place)
  expect(startsIn(seat).map(({ graphics }) => graphics)).toEqual(['looked for', 'left out'])
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
