import type { Wordings } from './by-code.ts'

/** Field-notes 2.4. */
export const availability: Wordings = {
  0: { cs: 'Volná', en: 'Free' },
  1: { cs: 'Předrezervovaná', en: 'Pre-reserved' },
  2: { cs: 'Rezervovaná', en: 'Reserved' },
  3: { cs: 'Prodaná', en: 'Sold' },
  4: { cs: 'Není v prodeji', en: 'Not for sale' },
  5: { cs: 'Pozdržená', en: 'Delayed' },
}
