import type { Wordings } from './by-code.ts'

/** Field-notes 2.4, the statuses of a lead. */
export const customerStatuses: Wordings = {
  1: { cs: 'Lead', en: 'Lead' },
  2: { cs: 'Nezpracovaný', en: 'Unprocessed' },
  3: { cs: 'Zpracovaný', en: 'Processed' },
  4: { cs: 'Schůzka naplánována', en: 'Meeting scheduled' },
  5: { cs: 'Po schůzce', en: 'After meeting' },
  6: { cs: 'Předrezervace', en: 'Pre-reservation' },
  7: { cs: 'Příprava rezervační smlouvy', en: 'Reservation contract in preparation' },
  8: { cs: 'Rezervační smlouva podepsána', en: 'Reservation contract signed' },
  9: { cs: 'Rezervační poplatek zaplacen', en: 'Reservation fee paid' },
  10: { cs: 'Smlouva o budoucí smlouvě podepsána', en: 'Future purchase contract signed' },
  11: { cs: 'Smlouva o budoucí smlouvě zaplacena', en: 'Future purchase contract paid' },
  12: { cs: 'Kupní cena zaplacena', en: 'Purchase contract paid' },
  13: { cs: 'Kupní smlouva podepsána', en: 'Purchase contract signed' },
  14: { cs: 'Odmítl', en: 'Refused' },
  15: { cs: 'Duplicitní', en: 'Duplicate' },
  16: { cs: 'Irelevantní', en: 'Irrelevant' },
  17: { cs: 'Spící', en: 'Sleeping' },
}
