import type { MediaFile } from '#core/media/queue/media-file'
import type { MediaTarget } from '#core/media/shown/media-target'
import { targetKey } from '../place-index.ts'
import { placedTargets } from '../placed-targets.ts'

type Targets = readonly MediaTarget[]

/** The places that a file has already. Where several fit, none is chosen before a person says so. */
export const firstPlaces = (file: Pick<MediaFile, 'uploads' | 'placedBy' | 'match'>): Targets =>
  file.placedBy === null && file.match?.kind === 'ambiguous'
    ? []
    : placedTargets(file).map(({ target }) => target)

/** Adds a place to the chosen ones, or removes it. */
export const toggled = (targets: Targets, target: MediaTarget): Targets => {
  const rest = without(targets, target)
  return rest.length < targets.length ? rest : [...targets, target]
}

export const withPlace = (targets: Targets, target: MediaTarget): Targets => [
  ...without(targets, target),
  target,
]

const without = (targets: Targets, target: MediaTarget): Targets =>
  targets.filter((one) => targetKey(one) !== targetKey(target))

const mostInTitle = 3

/** Every place by its name: a few of them in the title, more of them below it. */
export const namedPlaces = (names: readonly string[]) => {
  const all = [...new Set(names)]
  const said = all.join(', ')
  return all.length <= mostInTitle
    ? ({ kind: 'few', said } as const)
    : ({ kind: 'many', said, count: all.length } as const)
}
