import { type BrowserWindow, Menu, type MenuItemConstructorOptions, Tray } from 'electron'
import type { Language } from '#core/format/format-locale'
import type { Timestamp } from '#core/time'
import { showWindow } from './show-notice.ts'
import { trayIcon } from './tray-icon.ts'
import { trayWords } from './tray-words.ts'

export interface TrayContents {
  readonly language: Language
  readonly nextRun: { readonly name: string; readonly at: Timestamp } | null
  readonly reports: readonly { readonly name: string; readonly run: () => void }[]
}

interface TrayDependencies {
  readonly window: () => BrowserWindow
  readonly quit: () => void
}

/** The sign in the system's tray, there while the application is to stay; null takes it away. */
export const createTray = ({ window, quit }: TrayDependencies) => {
  let tray: Tray | null = null
  const open = () => showWindow(window())
  return (contents: TrayContents | null): void => {
    if (contents === null) {
      tray?.destroy()
      tray = null
      return
    }
    if (tray === null) {
      tray = new Tray(trayIcon())
      tray.on('click', open)
    }
    tray.setToolTip(`Unitdesk · ${nextRunText(contents)}`)
    tray.setContextMenu(Menu.buildFromTemplate(menuOf(contents, { open, quit })))
  }
}

const mostReports = 12

const menuOf = (
  contents: TrayContents,
  { open, quit }: { readonly open: () => void; readonly quit: () => void },
): MenuItemConstructorOptions[] => {
  const words = trayWords[contents.language]
  const separator = { type: 'separator' } as const
  const runs = contents.reports
    .slice(0, mostReports)
    .map(({ name, run }) => ({ label: `${words.run}: ${name}`, click: run }))
  return [
    { label: nextRunText(contents), enabled: false },
    separator,
    { label: words.open, click: open },
    ...(runs.length > 0 ? [separator, ...runs] : []),
    separator,
    { label: words.quit, click: quit },
  ]
}

const nextRunText = ({ language, nextRun }: TrayContents): string => {
  const words = trayWords[language]
  if (nextRun === null) return words.none
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' })
  return `${words.next}: ${nextRun.name}, ${at.format(nextRun.at)}`
}
