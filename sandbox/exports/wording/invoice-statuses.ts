import type { Wordings } from './by-code.ts'

/** Field-notes 1, `filter_status`. */
export const invoiceStatuses: Wordings = {
  1: { cs: 'Nová', en: 'New' },
  2: { cs: 'Kontrola 1', en: 'Review 1' },
  3: { cs: 'Kontrola 2', en: 'Review 2' },
  4: { cs: 'Ve schvalování', en: 'In approval' },
  5: { cs: 'Schválená', en: 'Fully approved' },
  6: { cs: 'Zamítnutá', en: 'Fully rejected' },
}
