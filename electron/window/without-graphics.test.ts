import { EventEmitter } from 'node:events'
import type { App } from 'electron'
import { expect, test } from 'vitest'
import { spareMissingGraphics } from './without-graphics.ts'

const start = ({
  platform = 'linux',
  devices = [],
  environment = {},
}: {
  platform?: NodeJS.Platform
  devices?: readonly string[]
  environment?: NodeJS.ProcessEnv
} = {}) => {
  const switches: string[] = []
  const app = Object.assign(new EventEmitter(), {
    commandLine: { appendSwitch: (name: string) => switches.push(name) },
  }) as unknown as App
  spareMissingGraphics(app, { platform, exists: (path) => devices.includes(path), environment })
  return { app, switches, environment }
}

test('without graphics hardware neither Chromium nor the toolkit looks for it', () => {
  const { switches, environment } = start()
  expect(switches).toEqual(['disable-gpu', 'disable-software-rasterizer'])
  expect(environment).toEqual({ GDK_GL: 'disable' })
})

test('what is opened by the application when it is ready is told nothing of it', () => {
  const { app, environment } = start()
  app.emit('ready')
  expect(environment).toEqual({})
})

test('what a person has told the toolkit stays as it is', () => {
  const { app, environment } = start({ environment: { GDK_GL: 'always' } })
  app.emit('ready')
  expect(environment).toEqual({ GDK_GL: 'always' })
})

test.each<[where: string, computer: Parameters<typeof start>[0]]>([
  ['Linux has a device', { devices: ['/dev/dri'] }],
  ['a foreign driver has one', { devices: ['/dev/nvidiactl'] }],
  ['Linux lives within Windows', { devices: ['/dev/dxg'] }],
  ['the system is macOS', { platform: 'darwin' }],
  ['the system is Windows', { platform: 'win32' }],
])('nothing is said where %s', (_where, computer) => {
  const { switches, environment } = start(computer)
  expect(switches).toEqual([])
  expect(environment).toEqual({})
})
