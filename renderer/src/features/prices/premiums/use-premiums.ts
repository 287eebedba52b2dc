import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ProjectKey, UnitId } from '#core/ids'
import { toJson } from '#core/json'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import type { PremiumsOfList } from '#core/prices/out-of-line/judge-line'
import { type PricedHome, toHomeUnit } from '#core/prices/premiums/measured-home'
import { noAnswers, type PremiumAnswers } from '#core/prices/premiums/premium-answers'
import { type PricedUnit, pricedHomes } from '#core/prices/premiums/priced-homes'
import type { FoundPremiums, ReadPremiums } from '#core/prices/premiums/read-premiums'
import type { Unit } from '#core/prices/pricelist/unit'
import { query } from '../../../bridge/query.ts'
import type { PremiumsAnswer, PremiumsQuestion } from './premiums-message.ts'
import { useWorker } from './use-worker.ts'

interface PremiumsInput {
  readonly of: ProjectKey
  readonly units: readonly Unit[]
  readonly draft: DraftPrices
  /** The units that a deal holds at the price of its day. */
  readonly locks: { readonly has: (id: UnitId) => boolean }
  /** Whether somebody looks at what comes out. */
  readonly isNeeded: boolean
}

export interface KnownPremiums {
  readonly priced: readonly PricedUnit[]
  /** What a person has said of the list. */
  readonly answers: PremiumAnswers
  /** Null until it is found out for the first time, which takes a while for a large list. */
  readonly read: ReadPremiums | null
  /** Whether it is of the prices as they are now. */
  readonly isCurrent: boolean
  /** Asks once more, where no answer comes; null otherwise. */
  readonly askAgain: (() => void) | null
}

const openPremiumsWorker = () =>
  new Worker(new URL('./premiums-worker.ts', import.meta.url), { type: 'module' })

/** What the prices of a list say of themselves, worked out beside the window. */
export const usePremiums = (input: PremiumsInput): KnownPremiums => {
  const { of, units, draft, locks, isNeeded } = input
  const answers = useQuery({ ...query('prices.readPremiumAnswers', of), enabled: isNeeded })
  const stored = answers.data
  const priced = useMemo(
    () => (isNeeded ? pricedHomes({ units, draft, isTaken: ({ id }) => locks.has(id) }) : []),
    [isNeeded, units, draft, locks],
  )
  const question = useMemo(
    () =>
      isNeeded && stored !== undefined
        ? { homes: toJson(priced.map(toHome)), answers: stored }
        : null,
    [isNeeded, stored, priced],
  )
  const { read, isCurrent, ...worker } = useWorker<PremiumsQuestion, PremiumsAnswer>(
    question,
    openPremiumsWorker,
  )
  const { refetch, isError } = answers
  const readAgain = useCallback(() => void refetch(), [refetch])
  const askAgain = isError && stored === undefined ? readAgain : worker.askAgain
  return useMemo(
    () => ({ priced, read, isCurrent, askAgain, answers: stored ?? noAnswers }),
    [priced, read, isCurrent, askAgain, stored],
  )
}

/** The premiums, where they could be fitted. */
export const foundPremiums = (read: ReadPremiums | null): FoundPremiums | null =>
  read?.found.kind === 'found' ? read.found : null

/** What prices are compared with: while they change, what was found out last. */
export const lastPremiums = ({ read, askAgain }: KnownPremiums): PremiumsOfList =>
  read === null && askAgain === null ? 'pending' : foundPremiums(read)

/** What the prices are compared with as they are now. */
export const currentPremiums = (known: KnownPremiums): PremiumsOfList =>
  known.isCurrent || known.askAgain !== null ? lastPremiums(known) : 'pending'

const toHome = ({ unit, grossMinor, isTaken }: PricedUnit): PricedHome => ({
  grossMinor,
  isTaken,
  unit: toHomeUnit(unit),
})
