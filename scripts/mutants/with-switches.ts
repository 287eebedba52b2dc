import type { Mutant } from './mutants-of.ts'

/** A mutant and the number by which a run plants it. */
export type Numbered = Mutant & { readonly id: number }

const contains = (outer: Mutant, inner: Mutant) =>
  outer.start <= inner.start && inner.end <= outer.end

/** The source with all its mutants in it, each of which waits until `isPlanted` says its number. */
export const withSwitches = (source: string, mutants: readonly Numbered[]): string => {
  const render = (from: number, to: number, within: readonly Numbered[]): string => {
    const [first, ...others] = within
    if (first === undefined) return source.slice(from, to)
    const inside = others.filter((mutant) => contains(first, mutant))
    const behind = others.filter((mutant) => !contains(first, mutant))
    const was = render(first.start, first.end, inside)
    const either = `(globalThis.isPlanted(${first.id}) ? (${first.text}) : (${was}))`
    const place = first.isStatement ? `void ${either}` : either
    return source.slice(from, first.start) + place + render(first.end, to, behind)
  }
  const outermostFirst = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end)
  return render(0, source.length, outermostFirst)
}
