import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { conversionWords } from '../conversion-words.ts'
import { isDuplicate } from '../files/media-group.ts'
import { findingWords } from '../words.ts'
import type { DetailProps } from './detail-props.ts'
import classes from './file-detail.module.css'

const toldElsewhere = new Set(['unplaced', 'unread', 'moved', 'changed'])

/** What keeps the file from being sent, and what to know before it is. */
export const FileFindings = ({ desk, acts, file }: DetailProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const readiness = desk.readinessOf.get(file.id)
  const stops = readiness?.stops.filter(({ kind }) => !toldElsewhere.has(kind)) ?? []
  const warnings = readiness?.warnings ?? []
  const conversion = conversionWords(file, { t, formats })
  if (stops.length + warnings.length + conversion.length === 0) return null
  const isHeldBack = isDuplicate(file, readiness)
  return (
    <>
      <ul className={classes['findings']} aria-label={t('media.detail.findings')}>
        {conversion.map((words, index) => (
          <li key={words} className={index === 0 ? markClasses('check', 'good') : classes['why']}>
            {words}
          </li>
        ))}
        {stops.map((finding) => (
          <li key={finding.kind} className={markClasses('cross', 'bad')}>
            {findingWords(finding, { t, formats })}
          </li>
        ))}
        {warnings.map((finding) => (
          <li key={finding.kind} className={markClasses('warning', 'waiting')}>
            {findingWords(finding, { t, formats })}
          </li>
        ))}
      </ul>
      {(isHeldBack || file.isAllowed) && (
        <div className={classes['acts']}>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => acts.allow([file], isHeldBack)}
          >
            {t(isHeldBack ? 'media.acts.allow' : 'media.acts.disallow')}
          </Button>
        </div>
      )}
    </>
  )
}
