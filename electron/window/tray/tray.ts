import { type BrowserWindow, Menu, type MenuItemConstructorOptions, Tray } from 'electron'
import { trayIcon } from '../icons.ts'
import { showWindow } from '../notices/show-notice.ts'
import type { TrayContents } from './tray-contents.ts'
import { lastBackupText, nextRunText, trayText } from './tray-text.ts'
import { trayWords } from './tray-words.ts'

interface TrayDependencies {
  readonly window: () => BrowserWindow
  readonly quit: () => void
}

/** The sign in the system's tray, there while the application is to stay; null takes it away. */
export const createTray = ({ window, quit }: TrayDependencies) => {
  let tray: Tray | null = null
  let shown: TrayContents | null = null
  let percent: number | null = null
  const open = () => showWindow(window())
  const tell = () => {
    if (shown) tray?.setToolTip(`Unitdesk · ${trayText(shown, percent)}`)
  }
  return {
    showTray: (contents: TrayContents | null): void => {
      shown = contents
      if (contents === null) {
        tray?.destroy()
        tray = null
        return
      }
      if (tray === null) {
        tray = new Tray(trayIcon())
        tray.on('click', open)
      }
      tell()
      tray.setContextMenu(Menu.buildFromTemplate(menuOf(contents, { open, quit })))
    },
    /** How far files on their way are, from 0 to 1; null: none are. */
    showSending: (fraction: number | null): void => {
      const now = fraction === null ? null : Math.floor(fraction * 100)
      if (now === percent) return
      percent = now
      tell()
    },
  }
}

const mostRuns = 12

const menuOf = (
  contents: TrayContents,
  { open, quit }: { readonly open: () => void; readonly quit: () => void },
): MenuItemConstructorOptions[] => {
  const words = trayWords[contents.language]
  const separator = { type: 'separator' } as const
  const runs = contents.runs
    .slice(0, mostRuns)
    .map(({ name, run }) => ({ label: `${words.run}: ${name}`, click: run }))
  return [
    { label: nextRunText(contents), enabled: false },
    ...contents.backups.map((last) => ({
      label: lastBackupText(contents.language, last),
      enabled: false,
    })),
    separator,
    { label: words.open, click: open },
    ...(runs.length > 0 ? [separator, ...runs] : []),
    separator,
    { label: words.quit, click: quit },
  ]
}
