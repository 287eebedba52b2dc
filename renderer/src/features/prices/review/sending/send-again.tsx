import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ProjectKey } from '#core/ids'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import { useFormats } from '../../../../i18n/formats-context.ts'
import { countUnits } from '../../batch/count-units.ts'
import type { WholeBatch } from '../../batch/parse-batch.ts'
import { leaveOutAllBut, type RestOfDraft } from '../changes/leave-out-all-but.ts'
import classes from '../review.module.css'
import { useHeldSending } from './use-held-sending.ts'

interface Props {
  readonly of: ProjectKey
  readonly whole: WholeBatch
  readonly prices: DraftPrices
  /** Whether a click is being worked on. */
  readonly isBusy: boolean
  readonly onSend: (rest: RestOfDraft) => void
}

/** Sends with one click, where it is certain that nothing has been changed and the draft is still what was reviewed. */
export const SendAgain = ({ of, whole: { batch, units }, prices, isBusy, onSend }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const held = useHeldSending(of)
  const { state } = batch
  const rest = leaveOutAllBut({ units, prices })
  const isUseless = state.kind === 'notSent' && state.failure.again !== 'now'
  if (rest === null || isUseless) return null
  const { culprit } = countUnits(units)
  const words =
    culprit > 0
      ? t('review.sendRest', { count: culprit })
      : t('review.sendAgain', { count: units.length })
  return (
    <>
      <Button size="xs" disabled={held !== null} loading={isBusy} onClick={() => onSend(rest)}>
        {held?.kind === 'cooling'
          ? t('review.sendIn', { left: formats.duration(held.leftMs) })
          : words}
      </Button>
      {held && (
        <span role="status" className={classes['held']}>
          {t(`review.holds.${held.kind}`)}
        </span>
      )}
    </>
  )
}
