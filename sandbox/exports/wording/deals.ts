import type { Wording } from '../table.ts'
import type { Wordings } from './by-code.ts'

/** Field-notes 2.4. */
export const dealStatuses: Wordings = {
  1: { cs: 'Aktivní', en: 'Active' },
  2: { cs: 'Ztracený', en: 'Lost' },
  3: { cs: 'Vyhraný', en: 'Won' },
  4: { cs: 'Spící', en: 'Sleeping' },
}

/** How far a deal has come, in the order of a sale; nobody publishes the numbers, these are our own. */
const lifecycles: readonly Wording[] = [
  { cs: 'Jednání', en: 'Negotiation' },
  { cs: 'Předrezervace', en: 'Pre-reservation' },
  { cs: 'Rezervační smlouva', en: 'Reservation contract' },
  { cs: 'Kupní smlouva', en: 'Purchase contract' },
]

export const lifecycleWording = (lifecycle: string): string | Wording =>
  lifecycles.find(({ cs }) => cs === lifecycle) ?? lifecycle

export const lifecycleId = (lifecycle: string): number | null => {
  const place = lifecycles.findIndex(({ cs }) => cs === lifecycle)
  return place < 0 ? null : place + 1
}
