import { groupBy } from '#core/group-by'
import type { MeasuredHome } from './measured-home.ts'
import type { HomeGroup } from './premium-answers.ts'

export interface GroupedHomes {
  readonly group: HomeGroup
  readonly homes: readonly MeasuredHome[]
}

export const isInGroup = (group: HomeGroup, { stack, building, facing }: MeasuredHome): boolean =>
  group.kind === 'stack'
    ? stack === group.stack
    : building === group.building && facing?.south === group.south && facing.west === group.west

/** The stacks, and the sides of each building, in which homes lie together. */
export const groupHomes = (homes: readonly MeasuredHome[]): readonly GroupedHomes[] => {
  const stacks = [...groupBy(homes, ({ stack }) => stack)].flatMap(
    ([stack, together]): GroupedHomes[] =>
      stack === null ? [] : [{ group: { kind: 'stack', stack }, homes: together }],
  )
  const facing = homes.flatMap((home) => (home.facing === null ? [] : [{ home, ...home.facing }]))
  const sides = [
    ...groupBy(facing, ({ home, south, west }) => `${south} ${west} ${home.building}`).values(),
  ].flatMap((together): GroupedHomes[] => {
    const [first] = together
    if (first === undefined) return []
    const { home, south, west } = first
    const group = { kind: 'side' as const, building: home.building, south, west }
    return [{ group, homes: together.map((one) => one.home) }]
  })
  return [...stacks, ...sides]
}
