import { existsSync } from 'node:fs'
import { app } from 'electron'

/** What Linux has where there is graphics hardware: devices of its own, of a foreign driver, of the Windows around it. */
const devices = ['/dev/dri', '/dev/nvidiactl', '/dev/dxg']

/**
 * Tells Chromium where there is no graphics hardware, as on a server that many people work on. It would find that out
 * by a process that dies, and a start would wait for that one and for its successor. Before the application is ready.
 */
export const spareMissingGraphics = (): void => {
  if (process.platform !== 'linux' || devices.some(existsSync)) return
  app.commandLine.appendSwitch('disable-gpu')
  // What would take its place for drawings in space, which no screen has.
  app.commandLine.appendSwitch('disable-software-rasterizer')
}
