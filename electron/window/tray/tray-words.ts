import type { Language } from '#core/format/format-locale'

export const trayWords = {
  en: {
    open: 'Open Unitdesk',
    quit: 'Quit',
    run: 'Run',
    next: 'Next run',
    none: 'No run planned',
    sending: 'Sending files',
    backUp: 'Back up everything',
    lastBackup: 'Last backup',
    outcome: {
      good: 'nothing is missing',
      partial: 'something is missing',
      failed: 'not written',
    },
  },
  cs: {
    open: 'Otevřít Unitdesk',
    quit: 'Ukončit',
    run: 'Spustit',
    next: 'Další běh',
    none: 'Žádný běh není naplánován',
    sending: 'Odesílají se soubory',
    backUp: 'Zálohovat všechno',
    lastBackup: 'Poslední záloha',
    outcome: { good: 'nic nechybí', partial: 'něco chybí', failed: 'neuložila se' },
  },
} as const satisfies Record<Language, unknown>
