import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mainLog } from '../../harness/main-log.ts'
import { expect, test } from '../../harness/test.ts'

test('a fault that nobody has caught is told, and the application ends in order', async ({
  start,
  seat,
}) => {
  const { electron, unitdesk } = await start()
  await unitdesk.expectWelcome()
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
  const events = mainLog(seat).map(({ event }) => event)
  expect(events.indexOf('ended')).toBeGreaterThan(events.indexOf('uncaught exception'))
  expect(events).toContain('uncaught exception')
  // Whatever else a story leaves uncaught fails it; this fault was made up.
  writeFileSync(join(seat.profile, 'logs', 'main.log'), '')
})
