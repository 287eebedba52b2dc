import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeWindow, isWindowVisible } from '../../harness/close-window.ts'
import { openExports } from '../../harness/exports-crm.ts'
import { startAndEnd } from '../../harness/start-and-end.ts'
import { expect, test } from '../../harness/test.ts'

test('with a schedule and the wish to stay, closing hides the window, a second start shows it where its link leads, and quitting ends', async ({
  start,
  crm,
  seat,
}) => {
  test.slow()
  const { electron, exports, unitdesk } = await openExports(start, crm)
  await exports.addReady('Units')
  await exports.press('Export settings')
  await exports.turnOn('Keep running in the tray when the window is closed')
  const entry = join(seat.home, '.config', 'autostart', 'unitdesk.desktop')
  expect(existsSync(entry)).toBe(false)
  await exports.turnOn('Start Unitdesk with the computer')
  await exports.press('Save')
  const written = () => (existsSync(entry) ? readFileSync(entry, 'utf8') : '')
  await expect.poll(written).toMatch(/^Exec=".*" "--background"$/m)

  await closeWindow(electron)
  await expect.poll(() => isWindowVisible(electron)).toBe(false)
  const heard = electron.evaluate(
    ({ app }) => new Promise<void>((hear) => app.once('second-instance', () => hear())),
  )
  await startAndEnd(seat, ['--background'])
  await heard
  expect(await isWindowVisible(electron)).toBe(false)
  await startAndEnd(seat, [`unitdesk://${new URL(crm.baseUrl).host}`])
  await expect.poll(() => isWindowVisible(electron)).toBe(true)
  await unitdesk.expectScreen('Prices')

  const ended = once(electron.process(), 'exit')
  await electron.evaluate(({ app }) => app.quit()).catch(() => undefined)
  await ended
})

test('without the wish to stay, closing the window ends the application, whatever runs by itself', async ({
  start,
  crm,
}) => {
  test.slow()
  const { electron, exports } = await openExports(start, crm)
  await exports.addReady('Units')
  const ended = once(electron.process(), 'exit')
  await closeWindow(electron).catch(() => undefined)
  await ended
})
