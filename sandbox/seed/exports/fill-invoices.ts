import { type InvoiceLine, writeInvoice } from '../../state/exports/invoices.ts'
import { listProjects } from '../../state/projects.ts'
import { dayMs } from '../../time/durations.ts'
import { toLocalDay } from '../../time/local-time.ts'
import type { Random } from '../random.ts'
import type { SeedInput } from './seed-input.ts'

const suppliers: readonly [Supplier, ...Supplier[]] = [
  { name: 'Stavby Podolí, a.s.', number: '00000019' },
  { name: 'Okna Morava, s.r.o.', number: '00000027' },
  { name: 'Elektro Jiskra, s.r.o.', number: '00000035' },
  { name: 'Zahrady Šípek, s.r.o.', number: '00000043' },
]

interface Supplier {
  readonly name: string
  readonly number: string
}

const companies: readonly [Company, ...Company[]] = [
  { id: 41, name: 'Vltavan Development, a.s.' },
  { id: 42, name: 'Vltavan Stavební, s.r.o.' },
]

interface Company {
  readonly id: number
  readonly name: string
}

const works: readonly [Work, ...Work[]] = [
  ['Zemní práce', '1.1 Spodní stavba'],
  ['Monolitické konstrukce', '1.2 Hrubá stavba'],
  ['Dodávka a montáž oken', '2.1 Výplně otvorů'],
  ['Rozvody elektro', '3.2 Elektroinstalace'],
  ['Technický dozor', '8.1 Inženýring'],
  ['Sadové úpravy', '6.1 Venkovní plochy'],
]

type Work = readonly [text: string, budgetItem: string]

const invoicesPerProject = 24
const vatPercent = 21

/** Writes the invoices of the last year for building the projects. */
export const fillInvoices = ({ db, random, now }: SeedInput): void => {
  let order = 0
  for (const { id: projectId, currency } of listProjects(db)) {
    for (let count = 0; count < invoicesPerProject; count += 1) {
      order += 1
      const ageDays = random.between(1, 360)
      const issuedAt = now - ageDays * dayMs
      const number = `${toLocalDay(issuedAt).slice(0, 4)}${String(order).padStart(4, '0')}`
      const supplier = random.pick(suppliers)
      const company = random.pick(companies)
      writeInvoice(db, {
        projectId,
        number: `FP-${number}`,
        status: statusOf(random, ageDays),
        supplier: supplier.name,
        supplierNumber: supplier.number,
        companyId: company.id,
        company: company.name,
        currency,
        variableSymbol: number,
        issuedAt,
        dueAt: issuedAt + 30 * dayMs,
        lines: linesOf(random),
      })
    }
  }
}

const statusOf = (random: Random, ageDays: number): number => {
  if (ageDays < 45) return random.between(1, 4)
  return random.chance(0.93) ? 5 : 6
}

const linesOf = (random: Random): InvoiceLine[] =>
  Array.from({ length: random.between(1, 4) }, (_, index) => {
    const [text, budgetItem] = random.pick(works)
    // Whole hundreds, so that the VAT is exact.
    const netMinor = random.between(80, 9_000) * 10_000
    return {
      position: index + 1,
      text,
      budgetItem,
      netMinor,
      vatMinor: (netMinor * vatPercent) / 100,
    }
  })
