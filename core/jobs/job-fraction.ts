import type { Job } from '#core/contract/jobs'

type Progress = Pick<Job, 'kind' | 'phase' | 'done' | 'total'>

interface Share {
  readonly from: number
  readonly weight: number
}

const begun: Share = { from: 0, weight: 0 }
const whole: Share = { from: 1, weight: 0 }

// Weights of the phases, so that the bar never runs backwards when a phase begins.
const refresh = {
  waiting: begun,
  reading: begun,
  downloading: { from: 0, weight: 0.9 },
  saving: { from: 0.9, weight: 0.1 },
  sending: whole,
  confirming: whole,
  finished: whole,
} satisfies Record<Job['phase'], Share>

// Reads the pricelist, sends, and reads it again.
const batch = {
  waiting: begun,
  reading: begun,
  downloading: { from: 0, weight: 0.3 },
  saving: { from: 0.3, weight: 0.05 },
  sending: { from: 0.35, weight: 0.3 },
  confirming: { from: 0.65, weight: 0.35 },
  finished: whole,
} satisfies Record<Job['phase'], Share>

// Looks at files one after another.
const files = {
  waiting: begun,
  reading: { from: 0, weight: 1 },
  downloading: whole,
  saving: whole,
  sending: whole,
  confirming: whole,
  finished: whole,
} satisfies Record<Job['phase'], Share>

// Writes of the application alone.
const ownRows = { ...files, reading: begun, downloading: begun, saving: { from: 0, weight: 1 } }

// Calls with nothing before them and nothing after.
const calls = {
  waiting: begun,
  reading: begun,
  downloading: begun,
  saving: begun,
  sending: { from: 0, weight: 1 },
  confirming: whole,
  finished: whole,
} satisfies Record<Job['phase'], Share>

const sharesOf = {
  refreshProjects: refresh,
  refreshPricelist: refresh,
  readDeals: refresh,
  sendBatch: batch,
  compareBatch: batch,
  refreshShown: refresh,
  lookWhetherArrived: refresh,
  runExport: refresh,
  backUp: refresh,
  sendDashboard: calls,
  readPaymentExports: refresh,
  sendPayments: calls,
  pollLeads: refresh,
  importSent: files,
  sendLead: calls,
  refreshConsentTypes: refresh,
  deleteLeads: ownRows,
  askAddress: refresh,
  revokeConsent: calls,
  addFiles: files,
  findFile: files,
} satisfies Record<Job['kind'], Record<Job['phase'], Share>>

/** How much of a job is done, from 0 to 1; null while nobody can know. */
export const jobFraction = ({ kind, phase, done, total }: Progress): number | null => {
  const { from, weight } = sharesOf[kind][phase]
  if (weight === 0) return from
  if (total === null || total <= 0) return phase === 'downloading' ? null : from
  return from + weight * Math.min(1, done / total)
}
