import { useTranslation } from 'react-i18next'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import shared from '../exports.module.css'
import classes from './dashboard.module.css'
import type { ShownSending } from './sending-form.ts'
import { markOfStep, stepWords } from './step-words.ts'

/** When the dashboard goes out next, and what went wrong the last time. */
export const SendingNote = ({ sending }: { readonly sending: ShownSending | null }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const ofFailure = useFailureWords()
  if (sending === null) return null
  const { last, nextAt } = sending
  const troubled = (last?.steps ?? []).filter(
    ({ state, refused }) => state === 'failed' || state === 'unknown' || refused.length > 0,
  )
  return (
    <div className={classes['note']}>
      {troubled.map((step) => (
        <p key={step.way} className={markOfStep(step)} role="status">
          {stepWords(step, { t, formats, ofFailure })}
        </p>
      ))}
      {nextAt !== null && (
        <p className={shared['dim']}>
          {t('exports.dashboard.sendNext', { at: formats.dateTime(nextAt) })}
        </p>
      )}
    </div>
  )
}
