import type { Wordings } from './by-code.ts'

export const additionalProductTypes: Wordings = {
  1: { cs: 'Kuchyňská linka', en: 'Kitchen' },
  2: { cs: 'Klimatizace', en: 'Air conditioning' },
  3: { cs: 'Vyšší standard', en: 'Upgraded standard' },
  4: { cs: 'Chytrá domácnost', en: 'Smart home' },
  5: { cs: 'Žaluzie', en: 'Blinds' },
}
