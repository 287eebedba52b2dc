import type { Language } from '#core/format/format-locale'

export const trayWords = {
  en: {
    open: 'Open Unitdesk',
    quit: 'Quit',
    run: 'Run',
    next: 'Next run',
    none: 'No run planned',
    sending: 'Sending files',
  },
  cs: {
    open: 'Otevřít Unitdesk',
    quit: 'Ukončit',
    run: 'Spustit',
    next: 'Další běh',
    none: 'Žádný běh není naplánován',
    sending: 'Odesílají se soubory',
  },
} as const satisfies Record<Language, Record<string, string>>
