import type { Wordings } from './by-code.ts'

export const defectStatuses: Wordings = {
  1: { cs: 'Nová', en: 'New' },
  2: { cs: 'Předáno dodavateli', en: 'With the contractor' },
  3: { cs: 'Odstraněna', en: 'Removed' },
}
