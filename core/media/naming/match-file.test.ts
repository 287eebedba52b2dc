import { expect, test } from 'vitest'
import type { MediaPlaces } from '../shown/media-places.ts'
import { labelledProjects } from '../testing/labelled-projects.ts'
import { samplePlaces } from '../testing/sample-places.ts'
import { matchFile } from './match-file.ts'
import type { MediaMatch } from './match-result.ts'
import { prepareTargets } from './numbers/prepare-targets.ts'

/** A match as the tables of this test write it: `unitPlan A.1.01 + A.1.02`. */
const written = ({ targets }: Pick<MediaMatch, 'targets'>, places: MediaPlaces): string => {
  const [first] = targets
  if (!first) return ''
  const names = targets.map(({ target }) => nameOf(target, places))
  return `${first.endpoint} ${names.join(' + ')}`
}

const houseOf = (id: number | null, { buildings }: MediaPlaces): string =>
  (buildings.find((building) => building.id === id)?.name ?? '').replace(
    /^(?:Dům|Budova) |(?<=SO) /,
    '',
  )

const nameOf = (target: MediaMatch['targets'][number]['target'], places: MediaPlaces): string => {
  if (target.kind === 'building') return houseOf(target.id, places)
  if (target.kind === 'floor') {
    const floor = places.floors.find(({ id }) => id === target.id)
    return floor ? `${houseOf(floor.buildingId, places)}/${floor.number}` : ''
  }
  const unit = places.units.find(({ id }) => id === target.id)
  const isTwice = places.units.filter(({ number }) => number === unit?.number).length > 1
  return unit ? (isTwice ? `${houseOf(unit.buildingId, places)}-` : '') + unit.number : ''
}

const judged = labelledProjects.flatMap(({ project, houses, names }) => {
  const places = samplePlaces(houses)
  const targets = prepareTargets(places)
  return names.map(([path, belongs]) => {
    const match = matchFile({ path, type: null }, targets)
    const found = written(match, places)
    const offered = match.targets.map((one) => written({ targets: [one] }, places))
    return { project, path, belongs, found, offered, ...match }
  })
})
const placed = judged.filter(({ belongs }) => belongs !== '')

test('at least three hundred names of four projects are labelled', () => {
  expect(judged.length).toBeGreaterThanOrEqual(300)
})

test('no file is placed exactly where it does not belong', () => {
  const wrong = judged.filter(({ kind, found, belongs }) => kind === 'exact' && found !== belongs)
  expect(
    wrong.map(({ project, path, found, reason }) => ({ project, path, found, reason })),
  ).toEqual([])
})

test('nearly nine in ten files that belong somewhere are placed there without a question', ({
  annotate,
}) => {
  const exact = placed.filter(({ kind, found, belongs }) => kind === 'exact' && found === belongs)
  expect(exact.length / placed.length).toBeGreaterThan(0.89)
  return annotate(`exact: ${exact.length} of ${placed.length}`)
})

test('of the others nearly all are offered where they belong', ({ annotate }) => {
  const offered = placed.filter(
    ({ kind, found, belongs, offered: each }) =>
      found === belongs || (kind === 'ambiguous' && each.includes(belongs)),
  )
  expect(offered.length / placed.length).toBeGreaterThan(0.99)
  return annotate(`found: ${offered.length} of ${placed.length}`)
})
