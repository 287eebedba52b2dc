import { writeDealDocument } from '../../state/exports/documents.ts'
import { dayMs } from '../../time/durations.ts'
import type { SeedInput } from './seed-input.ts'

interface Contract {
  readonly kind: string
  readonly file: string
  readonly afterDays: number
}

const preReservation: Contract = { kind: 'Předrezervace', file: 'predrezervace', afterDays: 0 }
const reservation: Contract = {
  kind: 'Rezervační smlouva',
  file: 'rezervacni-smlouva',
  afterDays: 6,
}
const future: Contract = {
  kind: 'Smlouva o smlouvě budoucí kupní',
  file: 'budouci-kupni-smlouva',
  afterDays: 28,
}
const purchase: Contract = { kind: 'Kupní smlouva', file: 'kupni-smlouva', afterDays: 55 }

/** The documents of a deal, by how far it has come. */
const contractsOf: Readonly<Record<string, readonly Contract[]>> = {
  Předrezervace: [preReservation],
  'Rezervační smlouva': [preReservation, reservation],
  'Kupní smlouva': [preReservation, reservation, future, purchase],
}

/** Documents are drawn up after the deal was made, and signed some days later if that day has come. */
export const fillDocuments = ({ db, random, deals, now }: SeedInput): void => {
  for (const deal of deals) {
    for (const { kind, file, afterDays } of contractsOf[deal.lifecycle] ?? []) {
      const createdAt = Math.min(now, deal.createdAt + afterDays * dayMs)
      const signedAt = createdAt + random.between(1, 5) * dayMs
      writeDealDocument(db, {
        dealId: deal.id,
        kind,
        fileName: `${file}-${deal.id}.pdf`,
        createdAt,
        signedAt: signedAt > now ? null : signedAt,
      })
    }
  }
}
