import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventsIn } from '../../harness/main-log.ts'
import { expect, test } from '../../harness/test.ts'

test('a page that crashes comes back by itself; a fault of main that nobody has caught is told, and the application ends in order', async ({
  start,
  seat,
}) => {
  const { electron, unitdesk } = await start({ trace: 'off' })
  await unitdesk.expectWelcome()
  await expect.poll(() => eventsIn(seat)).toContain('painted')
  await electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer()
  })
  await expect.poll(() => eventsIn(seat)).toEqual(['started', 'painted', 'page gone', 'painted'])

  const ended = once(electron.process(), 'exit')
  await electron.evaluate(({ dialog }) => {
    dialog.showErrorBox = (title) => {
      process.stderr.write(title)
    }
    setImmediate(() => {
      throw new TypeError('a made-up fault')
    })
  })
  await ended
  const events = eventsIn(seat)
  expect(events.indexOf('ended')).toBeGreaterThan(events.indexOf('uncaught exception'))
  expect(events).toContain('uncaught exception')
  // Whatever else a story leaves uncaught fails it; this fault was made up.
  writeFileSync(join(seat.profile, 'logs', 'main.log'), '')
})
