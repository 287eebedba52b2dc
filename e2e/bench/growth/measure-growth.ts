import { figuresOf } from '../figures-of.ts'
import { type Cost, type CostAtSize, type JobKind, judgeGrowth, largestExponent } from './growth.ts'

interface GrowthRoom {
  /** The script of this folder that prints the costs of its jobs at the size that it is given. */
  readonly script: string
  readonly what: string
  readonly sizes: readonly number[]
  readonly jobs: Readonly<Record<string, JobKind>>
}

const rooms: readonly GrowthRoom[] = [
  {
    script: 'units-process.ts',
    what: 'units of a project',
    sizes: [1_000, 10_000, 100_000],
    jobs: {
      'units-load': 'everything',
      'units-read-all': 'everything',
      'units-first-rows': 'screen',
      'units-find-by-number': 'screen',
      'units-raise-half': 'everything',
      'units-read-draft': 'everything',
      'units-undo': 'everything',
      'units-review': 'everything',
    },
  },
  {
    script: 'leads-process.ts',
    what: 'leads',
    sizes: [20_000, 200_000, 1_000_000],
    jobs: {
      'leads-week': 'screen',
      'leads-first-page': 'screen',
      'leads-last-page': 'screen',
      'leads-sent-first-page': 'screen',
      'leads-sent-summary': 'everything',
      'leads-search': 'everything',
    },
  },
  {
    // The largest report that is read has 200,000 rows with its titles.
    script: 'reports-process.ts',
    what: 'rows of a report',
    sizes: [5_000, 50_000, 199_000],
    jobs: {
      'report-open-first': 'everything',
      'report-open-again': 'screen',
      'report-read-all-again': 'everything',
      'report-compare': 'everything',
    },
  },
  {
    script: 'media-process.ts',
    what: 'files',
    sizes: [200, 2_000, 20_000],
    jobs: {
      'media-match': 'everything',
      'media-keep': 'everything',
      'media-list': 'everything',
    },
  },
  {
    script: 'activity-process.ts',
    what: 'calls to the CRM',
    sizes: [10_000, 100_000, 1_000_000],
    jobs: {
      'activity-note': 'everything',
      'activity-first-page': 'screen',
      'activity-search': 'screen',
    },
  },
  {
    script: 'audit-process.ts',
    what: 'withdrawn consents',
    sizes: [10_000, 100_000, 1_000_000],
    jobs: {
      'audit-note': 'everything',
      'audit-first-page': 'screen',
      'audit-last-page': 'screen',
    },
  },
  {
    script: 'start-process.ts',
    what: 'MB in the store',
    sizes: [50, 500, 5_000],
    jobs: { 'start-to-prices': 'screen' },
  },
]

export interface JobGrowth {
  readonly name: string
  readonly what: string
  readonly kind: JobKind
  readonly costs: readonly CostAtSize[]
  readonly timeExponent: number
  readonly memoryExponent: number
  readonly holds: boolean
}

/** The cost of each job at each of its sizes, told as soon as a room is measured. */
export const measureGrowth = async (
  filter: string,
  tell: (growth: JobGrowth) => void,
): Promise<readonly JobGrowth[]> => {
  const measured: JobGrowth[] = []
  for (const { script, what, sizes, jobs } of rooms) {
    const wanted = Object.entries(jobs).filter(([name]) => name.includes(filter))
    if (wanted.length === 0) continue
    const atSizes: { readonly size: number; readonly costs: Readonly<Record<string, Cost>> }[] = []
    for (const size of sizes) {
      const costs = await figuresOf<Record<string, Cost>>(`growth/${script}`, [String(size)])
      atSizes.push({ size, costs })
    }
    for (const [name, kind] of wanted) {
      const costs = atSizes.map(({ size, costs: found }): CostAtSize => {
        const cost = found[name]
        if (cost === undefined) throw new Error(`${script} has not measured ${name}`)
        return { size, ...cost }
      })
      const growth = { name, what, kind, costs, ...judgeGrowth(costs, kind) }
      tell(growth)
      measured.push(growth)
    }
  }
  return measured
}

const two = (value: number): string => value.toFixed(2)

export const describeGrowth = (growth: JobGrowth): string =>
  [
    growth.name.padEnd(24),
    growth.costs
      .map(({ ms }) => `${ms < 10 ? two(ms) : ms.toFixed(0)} ms`)
      .join(', ')
      .padStart(30),
    growth.costs
      .map(({ mb }) => `${mb.toFixed(0)} MB`)
      .join(', ')
      .padStart(26),
    `${growth.costs.map(({ size }) => size.toLocaleString('en')).join(', ')} ${growth.what}`.padStart(
      44,
    ),
    `time ^${two(growth.timeExponent)}`,
    `memory ^${two(growth.memoryExponent)}`,
    `target <= ${largestExponent[growth.kind]}`,
    growth.holds ? 'holds' : 'DOES NOT HOLD',
  ].join('  ')
