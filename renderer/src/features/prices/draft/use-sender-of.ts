import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftId, UnitId } from '#core/ids'
import { fromJson } from '#core/json'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'

/** Who has put the server's price in the way of a draft: another draft of one's own, or somebody else. */
export interface PriceSender {
  readonly name: string
  /** When it was sent, where that is known. */
  readonly hint?: string
}

/** Tells them apart by what was sent from this computer. */
export const useSenderOf = (draftId: DraftId | null): ((unitId: UnitId) => PriceSender) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { data } = useQuery({
    ...query('drafts.listOwnSends', { draftId: draftId ?? '' }),
    enabled: draftId !== null,
  })
  return useMemo(() => {
    const sends = new Map(data && fromJson(data).map((send) => [send.unitId, send]))
    return (unitId) => {
      if (data === undefined) return { name: '' }
      const own = sends.get(unitId)
      if (own === undefined) return { name: t('conflicts.somebody') }
      return {
        name: t('conflicts.own', { name: own.draftName }),
        hint: t('conflicts.ownSent', { at: formats.dateTime(own.sentAt) }),
      }
    }
  }, [data, t, formats])
}
