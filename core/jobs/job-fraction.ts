import type { Job } from '#core/contract/jobs'

type Progress = Pick<Job, 'phase' | 'done' | 'total'>

// Weights of the phases, so that the bar never runs backwards when a phase begins.
const phases = {
  waiting: { from: 0, weight: 0 },
  downloading: { from: 0, weight: 0.9 },
  saving: { from: 0.9, weight: 0.1 },
  finished: { from: 1, weight: 0 },
} as const

/** How much of a job is done, from 0 to 1; null while nobody can know. */
export const jobFraction = ({ phase, done, total }: Progress): number | null => {
  const { from, weight } = phases[phase]
  if (weight === 0) return from
  if (total === null || total <= 0) return phase === 'saving' ? from : null
  return from + weight * Math.min(1, done / total)
}
