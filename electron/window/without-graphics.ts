import { existsSync } from 'node:fs'
import type { App } from 'electron'

/** What Linux has where there is graphics hardware: devices of its own, of a foreign driver, of the Windows around it. */
const devices = ['/dev/dri', '/dev/nvidiactl', '/dev/dxg']

interface Computer {
  readonly platform: NodeJS.Platform
  readonly exists: (path: string) => boolean
  readonly environment: NodeJS.ProcessEnv
}

const thisComputer: Computer = {
  platform: process.platform,
  exists: existsSync,
  environment: process.env,
}

/**
 * Says that there is no graphics hardware where there is none, as on a server that many people work on. Chromium would
 * find that out by a process that dies, and the toolkit of its dialogs would load a driver that draws with the
 * processor, which no dialog needs: a start would wait for both. Before the application is ready.
 */
export const spareMissingGraphics = (
  app: Pick<App, 'commandLine' | 'once'>,
  { platform, exists, environment }: Computer = thisComputer,
): void => {
  if (platform !== 'linux' || devices.some(exists)) return
  app.commandLine.appendSwitch('disable-gpu')
  app.commandLine.appendSwitch('disable-software-rasterizer')
  if (environment['GDK_GL'] !== undefined) return
  environment['GDK_GL'] = 'disable'
  // The toolkit has read it by then, and a program that is opened from here shall draw as it always does.
  app.once('ready', () => {
    delete environment['GDK_GL']
  })
}
