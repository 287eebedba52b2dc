import { Button, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import type { Finding } from '#core/prices/batch/count-findings'
import type { ChangeMark } from '#core/prices/batch/marks-of-units'
import { useFormats } from '../../../../i18n/formats-context.ts'
import { markClasses } from '../../../../ui/mark.ts'
import { lookOfMark } from '../changes/mark-words.ts'
import classes from './findings.module.css'
import { wordsOfFinding } from './words-of-finding.ts'

interface Props {
  readonly findings: readonly Finding[]
  /** The finding whose units are shown now. */
  readonly shown: ChangeMark | null
  /** Where nothing would be sent nothing is checked, and nothing is said to be fine. */
  readonly isSending: boolean
  /** Whether all findings are here. */
  readonly isChecked: boolean
  /** Whether further ones may come. */
  readonly isChecking: boolean
  readonly onShow: (mark: ChangeMark | null) => void
  readonly onLeaveOut: (unitIds: readonly UnitId[]) => void
  readonly onRound: (unitIds: readonly UnitId[]) => void
}

/** What speaks against sending, counted; each can be looked at in the list, and left out. */
export const Findings = (props: Props) => {
  const { findings, isSending, isChecked, isChecking } = props
  const { t } = useTranslation()
  if (findings.length === 0 && !isSending) {
    return <p className={classes['fine']}>{t('review.nothingToCheck')}</p>
  }
  return (
    <>
      {findings.length > 0 && <FindingList {...props} />}
      <p className={classes['fine']} role="status">
        {isChecking && t('review.comparing')}
        {isChecked && findings.length > 0 && (
          <VisuallyHidden>{t('review.found', { count: findings.length })}</VisuallyHidden>
        )}
        {isChecked && findings.length === 0 && (
          <span className={markClasses('check', 'good')}>{t('review.nothingFound')}</span>
        )}
      </p>
    </>
  )
}

const FindingList = ({ findings, shown, onShow, onLeaveOut, onRound }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <ul className={classes['findings']}>
      {findings.map((finding) => {
        const { mark, units, isBlocking } = finding
        const words = wordsOfFinding(finding, { t, formats })
        return (
          <li key={mark} className={classes['finding']}>
            <span className={classes['words']}>
              <span className={markClasses(...lookOfMark[mark])}>{words}</span>
            </span>
            <span className={classes['acts']}>
              {mark !== 'unknownUnit' && mark !== 'unchanged' && (
                <Button
                  size="compact-xs"
                  variant={shown === mark ? 'filled' : 'default'}
                  aria-pressed={shown === mark}
                  aria-label={t('review.showFinding', { finding: words })}
                  onClick={() => onShow(shown === mark ? null : mark)}
                >
                  {t('review.show')}
                </Button>
              )}
              {mark === 'notRounded' && (
                <Button size="compact-xs" variant="default" onClick={() => onRound(units)}>
                  {t('review.round', { count: units.length })}
                </Button>
              )}
              {isBlocking && mark !== 'conflict' && (
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t('review.leaveOutFinding', { finding: words })}
                  onClick={() => onLeaveOut(units)}
                >
                  {t('review.leaveOut')}
                </Button>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
