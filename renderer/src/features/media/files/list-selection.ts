/** Which rows of a list are chosen, and where the keys are. */
export interface ListSelection<Id> {
  readonly selected: ReadonlySet<Id>
  readonly active: Id | null
  /** The row where a range began. */
  readonly anchor: Id | null
}

interface Pick {
  /** Whether Ctrl adds a row to the selection or removes it. */
  readonly toggles?: boolean
  /** Whether Shift extends the selection from the anchor to the row. */
  readonly extends?: boolean
}

export const nothingSelected = { selected: new Set<never>(), active: null, anchor: null } as const

const between = <Id>(order: readonly Id[], a: Id, b: Id): Id[] => {
  const [from, to] = [order.indexOf(a), order.indexOf(b)]
  return order.slice(Math.min(from, to), Math.max(from, to) + 1)
}

export const pick = <Id>(
  order: readonly Id[],
  { selected, anchor }: ListSelection<Id>,
  id: Id,
  how: Pick = {},
): ListSelection<Id> => {
  if (how.extends && anchor !== null && order.includes(anchor)) {
    const range = between(order, anchor, id)
    return { selected: new Set(how.toggles ? [...selected, ...range] : range), active: id, anchor }
  }
  if (!how.toggles) return { selected: new Set([id]), active: id, anchor: id }
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return { selected: next, active: id, anchor: id }
}

/** The keys go on by this many rows, and stop at the ends. */
export const moveBy = <Id>(
  order: readonly Id[],
  state: ListSelection<Id>,
  rows: number,
  how: Pick = {},
): ListSelection<Id> => {
  const at = state.active === null ? -1 : order.indexOf(state.active)
  const start = at === -1 ? (rows > 0 ? -1 : order.length) : at
  const next = order[Math.max(0, Math.min(order.length - 1, start + rows))]
  if (next === undefined) return state
  // Ctrl with an arrow goes there without choosing.
  if (how.toggles && !how.extends) return { ...state, active: next }
  return pick(order, state, next, how)
}

export const selectAll = <Id>(
  order: readonly Id[],
  { active }: ListSelection<Id>,
): ListSelection<Id> => ({
  selected: new Set(order),
  active: active ?? order[0] ?? null,
  anchor: order[0] ?? null,
})

/** Rows that are no longer there are not chosen; the keys stay beside where they were. */
export const prune = <Id>(
  before: readonly Id[],
  order: readonly Id[],
  state: ListSelection<Id>,
): ListSelection<Id> => {
  const there = new Set(order)
  const gone = (id: Id | null) => id !== null && !there.has(id)
  const kept = [...state.selected].filter((id) => there.has(id))
  if (kept.length === state.selected.size && !gone(state.active) && !gone(state.anchor))
    return state
  const at = state.active === null ? -1 : before.indexOf(state.active)
  const beside = order[Math.min(Math.max(at, 0), order.length - 1)] ?? null
  return {
    selected: new Set(kept),
    active: gone(state.active) ? beside : state.active,
    anchor: gone(state.anchor) ? null : state.anchor,
  }
}
