import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fromJson } from '#core/json'
import { basisMonths } from '#core/prices/pace/back-test'
import { type LeadInterest, readInterest } from '#core/prices/pace/lead-interest'
import type { UnitGroup } from '#core/prices/pace/pace-groups'
import { monthMs, type SalesSource } from '#core/prices/pace/sales-source'
import type { Unit } from '#core/prices/pricelist/unit'
import type { Timestamp } from '#core/time'
import { query } from '../../../bridge/query.ts'
import type { EditorContext } from '../grid/editor-context.ts'

interface InterestInput extends Pick<EditorContext, 'of' | 'project'> {
  readonly source: SalesSource
  readonly homes: readonly Unit[]
}

export interface KnownInterest {
  /** Null where no lead is known at all. */
  readonly since: Timestamp | null
  /** The leads about a group; of all homes: null. */
  readonly leadsOf: (group: UnitGroup | null) => LeadInterest['leads']
}

/** The leads of the months whose sales are counted; null until they are read. */
export const useInterest = (input: InterestInput): KnownInterest | null => {
  const { of, project, source, homes } = input
  const since = Math.round(Math.max(source.from, source.to - basisMonths * monthMs))
  const { workspaceId } = of
  const read = useQuery(
    query('leads.listInterest', { workspaceId, since, project: project.name }),
  ).data
  return useMemo(() => {
    if (read === undefined) return null
    const { leads, since: first } = fromJson(read.interest)
    const placeOf = readInterest(homes)
    const placed = leads
      .filter(({ at }) => at <= source.to)
      .map((lead) => ({ lead, place: placeOf(lead) }))
    const isAbout = ({ kind, name }: UnitGroup, place: ReturnType<typeof placeOf>) =>
      (kind === 'layout' ? place.layouts : place.buildings).has(name)
    return {
      since: first,
      leadsOf: (group) =>
        placed
          .filter(({ place }) => group === null || isAbout(group, place))
          .map(({ lead }) => lead),
    }
  }, [read, homes, source])
}
