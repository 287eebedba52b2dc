interface Added {
  readonly partners: readonly (number | null)[]
  readonly listedCount: number
  readonly mayPair: (sent: number, listed: number) => boolean
}

/**
 * As many pairs as there can be, where some that are near may not be pairs: each of the sent that has none asks for
 * one, and whoever has it looks for another.
 */
export const addPairs = ({ partners, listedCount, mayPair }: Added): readonly (number | null)[] => {
  const found = [...partners]
  const owners = new Map<number, number>()
  for (const [sent, listed] of found.entries()) if (listed !== null) owners.set(listed, sent)
  for (const [sent, listed] of found.entries()) {
    if (listed === null) askFor(sent, { found, owners, listedCount, mayPair })
  }
  return found
}

interface Asked extends Omit<Added, 'partners'> {
  readonly found: (number | null)[]
  readonly owners: Map<number, number>
}

// Level by level and not by recursion: a chain may be as long as the group.
const askFor = (first: number, { found, owners, listedCount, mayPair }: Asked): void => {
  const askers = [first]
  const askedBy = new Map<number, number>()
  for (const asker of askers) {
    for (let listed = 0; listed < listedCount; listed += 1) {
      if (askedBy.has(listed) || !mayPair(asker, listed)) continue
      askedBy.set(listed, asker)
      const owner = owners.get(listed)
      if (owner === undefined) {
        handOver(listed, { found, owners, askedBy })
        return
      }
      askers.push(owner)
    }
  }
}

const handOver = (
  last: number,
  { found, owners, askedBy }: Pick<Asked, 'found' | 'owners'> & { askedBy: Map<number, number> },
): void => {
  for (let listed: number | null = last; listed !== null; ) {
    const asker = askedBy.get(listed)
    if (asker === undefined) return
    const before: number | null = found[asker] ?? null
    found[asker] = listed
    owners.set(listed, asker)
    listed = before
  }
}
