import type { MenuItemConstructorOptions } from 'electron'
import type { Language } from '#core/format/format-locale'

export interface Help {
  readonly language: Language
  /** Shows the report for support; it is saved only from there. */
  readonly showReport: () => void
  readonly showLogFolder: () => void
}

const words = {
  en: {
    help: 'Help',
    report: 'Save a report for support…',
    logFolder: 'Open the log folder',
  },
  cs: {
    help: 'Nápověda',
    report: 'Uložit hlášení pro podporu…',
    logFolder: 'Otevřít složku se záznamem',
  },
} as const satisfies Record<Language, object>

export const menuOfMac = ({
  language,
  showReport,
  showLogFolder,
}: Help): MenuItemConstructorOptions[] => {
  const { help, report, logFolder } = words[language]
  return [
    { role: 'appMenu' },
    { role: 'editMenu' },
    { role: 'windowMenu' },
    {
      role: 'help',
      label: help,
      submenu: [
        { label: report, click: showReport },
        { label: logFolder, click: showLogFolder },
      ],
    },
  ]
}
