import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftId } from '#core/ids'
import { fromJson } from '#core/json'
import type { Unit } from '#core/prices/pricelist/unit'
import { query } from '../../../../bridge/query.ts'
import { stepWords } from '../../draft/step-words.ts'
import type { ChangeGroup } from './group-changes.ts'

/** Puts units together by how their prices came; null as long as nobody wants it, or knows it. */
export const useOriginGroups = (
  draftId: DraftId,
  isWanted: boolean,
): ((unit: Unit) => ChangeGroup) | null => {
  const { t } = useTranslation()
  const origins = useQuery({ ...query('drafts.readOrigins', { draftId }), enabled: isWanted }).data
  return useMemo(() => {
    if (!isWanted || !origins) return null
    const placeOf = new Map(fromJson(origins.units))
    const groups = origins.labels.map(
      (label, place): ChangeGroup => ({ id: String(place), name: stepWords(label, t) }),
    )
    const unknown: ChangeGroup = { id: 'unknown', name: t('review.noOrigin') }
    return ({ id }) => groups[placeOf.get(id) ?? -1] ?? unknown
  }, [isWanted, origins, t])
}
