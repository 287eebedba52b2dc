import { matchFile } from '#core/media/naming/match-file'
import type { MediaMatch } from '#core/media/naming/match-result'
import { compileRule, type RuleValues } from '#core/media/naming/naming-rule'
import { prepareTargets } from '#core/media/naming/numbers/prepare-targets'
import type { MediaFile } from '#core/media/queue/media-file'
import type { MediaPlaces } from '#core/media/shown/media-places'

/** What a naming rule would make of the files in the list. */
export interface RuleTrial {
  readonly fits: number
  readonly total: number
  /** The first ones, as examples: those that fit come first. */
  readonly examples: readonly {
    readonly path: string
    readonly values: RuleValues | null
    readonly match: MediaMatch
  }[]
}

const mostExamples = 40

/** Null where the rule itself is not right. */
export const tryRule = (
  pattern: string,
  files: readonly Pick<MediaFile, 'path' | 'read'>[],
  places: MediaPlaces,
): RuleTrial | null => {
  const compiled = compileRule(pattern)
  if (!compiled.ok) return null
  const { rule } = compiled
  const read = files.map((file) => ({ file, values: rule.read(file.path) }))
  const fitting = read.filter(({ values }) => values !== null)
  const shown = [...fitting, ...read.filter(({ values }) => values === null)].slice(0, mostExamples)
  const targets = prepareTargets(places)
  return {
    fits: fitting.length,
    total: files.length,
    examples: shown.map(({ file: { path, read: known }, values }) => ({
      path,
      values,
      match: matchFile(
        { path, type: known?.type ?? null, image: known?.image ?? null },
        targets,
        rule,
      ),
    })),
  }
}
