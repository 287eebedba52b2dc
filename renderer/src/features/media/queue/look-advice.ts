import { arrivalPatienceMs } from '#core/media/queue/arrival-patience'
import type { MediaFile } from '#core/media/queue/media-file'

interface LookAdviceInput {
  readonly files: readonly Pick<MediaFile, 'uploads'>[]
  /** When the last successful look began; null where there was none. */
  readonly lookedAt: number | null
  readonly now: number
}

type LookAdvice =
  /** Before this moment, a look may find what has arrived, and cannot say what has not. */
  | { readonly kind: 'comeBack'; readonly at: number }
  /** A look that could decide has not: only a person can. */
  | { readonly kind: 'undecided' }

/** What to say of pictures that may have arrived, besides that they can be looked for. */
export const lookAdvice = ({ files, lookedAt, now }: LookAdviceInput): LookAdvice | null => {
  const lost = files.flatMap(({ uploads }) =>
    uploads.flatMap(({ state }) => (state.kind === 'unknown' ? [state.at] : [])),
  )
  if (lost.length === 0) return null
  const at = lost.reduce((latest, one) => Math.max(latest, one), 0) + arrivalPatienceMs
  if (now < at) return { kind: 'comeBack', at }
  return lookedAt !== null && lookedAt >= at ? { kind: 'undecided' } : null
}
