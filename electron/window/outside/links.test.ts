import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { collectLinks } from './links.ts'

const started = (args: readonly string[], platform: NodeJS.Platform = 'linux') => {
  const app = new EventEmitter()
  const claimed: string[] = []
  const links = collectLinks(
    Object.assign(app, {
      isPackaged: true,
      setAsDefaultProtocolClient: (scheme: string) => claimed.push(scheme) > 0,
    }) as unknown as Parameters<typeof collectLinks>[0],
    { args, platform },
  )
  return { app, links, claimed }
}

test('a link of this start waits until there is somebody to lead, and later ones are led at once', () => {
  const { app, links } = started(['--background', 'unitdesk://demo/project/7'])
  const event = { preventDefault: () => undefined }
  app.emit('open-url', event, 'unitdesk://demo/report/r1')
  const led: string[] = []
  links.follow((link) => led.push(link))
  expect(led).toEqual(['unitdesk://demo/project/7', 'unitdesk://demo/report/r1'])
  app.emit('second-instance', event, ['unitdesk', 'unitdesk://demo'])
  app.emit('second-instance', event, ['unitdesk', '--unitdesk:'])
  expect(led.slice(2)).toEqual(['unitdesk://demo'])
})

test('Windows is told by the application whose links these are', () => {
  expect(started([], 'win32').claimed).toEqual(['unitdesk'])
  expect(started([]).claimed).toEqual([])
})
