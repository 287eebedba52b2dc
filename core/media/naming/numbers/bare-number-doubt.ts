import type { PartWithPlaces } from '../file-context.ts'
import type { MatchDoubt } from '../match-result.ts'
import { isLabelled } from './label-of-number.ts'
import { numberOfTokens } from './normalise-number.ts'
import type { NumberFound } from './number-found.ts'
import type { MediaTargets } from './prepare-targets.ts'

/** A number of digits alone means a unit behind a word for one, or where it is long and nothing else can be meant. */
export const bareNumberDoubt = ({
  span,
  hits,
  part,
  targets,
  context,
}: NumberFound): MatchDoubt | null => {
  if (isLabelled(part, span.from)) return null
  const [hit] = hits
  const next = part.tokens[span.to + 1]
  if (span.compact.length < 3 || hit?.compact !== span.compact) return 'bareNumber'
  // 301 00 is the post's.
  if (next?.isDigits && next.gap === ' ' && next.text.length === 2) return 'bareNumber'
  const isFirst = span.from === 0
  const hasWords = part.meanings.some((meaning) => meaning !== null)
  // What lies around a folder says nothing of the folder's own number.
  const around = part === context.name ? [part, ...context.folders] : [part]
  const arePictures = around.some(({ meanings }) => meanings.includes('picture'))
  if (arePictures && !(isFirst && hasWords)) return 'bareNumber'
  return hasOtherNumber(part, targets) ? 'bareNumber' : null
}

const hasOtherNumber = ({ tokens, uses }: PartWithPlaces, { byKey }: MediaTargets): boolean =>
  tokens.some(
    (token, at) =>
      token.isDigits &&
      token.text.length > 2 &&
      uses[at] === null &&
      !byKey.has(numberOfTokens([token]).key),
  )
