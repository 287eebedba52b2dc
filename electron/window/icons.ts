import { join } from 'node:path'
import { app } from 'electron'
import type { IconFile } from './icon-files.ts'

const pathOf = (file: IconFile): string => join(app.getAppPath(), 'out', 'main', 'icons', file)

/** Windows takes the size that its scale asks for; macOS gives the shape the colour of its bar. */
const trayFiles: Partial<Readonly<Record<NodeJS.Platform, IconFile>>> = {
  win32: 'unitdesk.ico',
  darwin: 'trayTemplate.png',
}

export const trayIcon = (): string => pathOf(trayFiles[process.platform] ?? '32x32.png')

/** A Linux desktop shows this where it knows no desktop file of the window; elsewhere the program has its own icon. */
export const windowIcon = (): string => pathOf('128x128.png')
