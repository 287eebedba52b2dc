import type { Language } from '#core/format/format-locale'

export const trayWords = {
  en: {
    open: 'Open Unitdesk',
    quit: 'Quit',
    run: 'Run',
    next: 'Next run',
    none: 'No run is scheduled',
    sending: 'Sending files',
    backUp: 'Back up everything',
    lastBackup: 'Last backup',
    outcome: {
      good: 'complete',
      partial: 'incomplete',
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
    outcome: { good: 'úplná', partial: 'neúplná', failed: 'neuložila se' },
  },
} as const satisfies Record<Language, unknown>
