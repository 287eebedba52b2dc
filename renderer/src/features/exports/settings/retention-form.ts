import { type Retention, retentionSchema } from '#core/exports/runs/retention'
import { dayMs } from '#core/time'

/** Rules of keeping as they are typed; an empty text keeps everything. */
export interface RetentionForm {
  readonly count: string
  readonly days: string
  readonly megabytes: string
}

export type RetentionField = keyof RetentionForm

const megabyte = 1_000_000

const textOf = (value: number | null): string => (value === null ? '' : String(value))

export const toRetentionForm = ({
  maxCount,
  maxAgeMs,
  maxTotalBytes,
}: Retention): RetentionForm => ({
  count: textOf(maxCount),
  days: textOf(maxAgeMs === null ? null : Math.round(maxAgeMs / dayMs)),
  megabytes: textOf(maxTotalBytes === null ? null : Math.round(maxTotalBytes / megabyte)),
})

type ReadRetention =
  | { readonly ok: true; readonly retention: Retention }
  | { readonly ok: false; readonly wrong: ReadonlySet<RetentionField> }

const plain = /^\d{1,7}$/

export const readRetention = (form: RetentionForm): ReadRetention => {
  const wrong = new Set<RetentionField>()
  const read = (field: RetentionField): number | null => {
    const text = form[field].trim()
    if (text === '') return null
    if (plain.test(text) && Number(text) > 0) return Number(text)
    wrong.add(field)
    return null
  }
  const [count, days, megabytes] = [read('count'), read('days'), read('megabytes')]
  if (wrong.size > 0) return { ok: false, wrong }
  const retention = retentionSchema.parse({
    maxCount: count,
    maxAgeMs: days === null ? null : days * dayMs,
    maxTotalBytes: megabytes === null ? null : megabytes * megabyte,
  })
  return { ok: true, retention }
}
