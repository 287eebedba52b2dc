interface PairsToExtend {
  readonly partners: readonly (number | null)[]
  readonly listedCount: number
  readonly mayPair: (sent: number, listed: number) => boolean
}

/**
 * Extends a matching to as many pairs as there can be, where some that are near may not be pairs: each unpaired lead
 * looks for a chain of reassignments that frees a partner for it.
 */
export const addPairs = ({
  partners,
  listedCount,
  mayPair,
}: PairsToExtend): readonly (number | null)[] => {
  const found = [...partners]
  const owners = new Map<number, number>()
  for (const [sent, listed] of found.entries()) if (listed !== null) owners.set(listed, sent)
  for (const [sent, listed] of found.entries()) {
    if (listed === null) findPartner(sent, { found, owners, listedCount, mayPair })
  }
  return found
}

interface PairSearch extends Omit<PairsToExtend, 'partners'> {
  readonly found: (number | null)[]
  readonly owners: Map<number, number>
}

// The search goes level by level and not by recursion: a chain may be as long as the group.
const findPartner = (first: number, { found, owners, listedCount, mayPair }: PairSearch): void => {
  const askers = [first]
  const askedBy = new Map<number, number>()
  for (const asker of askers) {
    for (let listed = 0; listed < listedCount; listed += 1) {
      if (askedBy.has(listed) || !mayPair(asker, listed)) continue
      askedBy.set(listed, asker)
      const owner = owners.get(listed)
      if (owner === undefined) {
        reassign(listed, { found, owners, askedBy })
        return
      }
      askers.push(owner)
    }
  }
}

const reassign = (
  last: number,
  {
    found,
    owners,
    askedBy,
  }: Pick<PairSearch, 'found' | 'owners'> & { askedBy: Map<number, number> },
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
