import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { fromJson } from '#core/json'
import { useFormats } from '../../../i18n/formats-context.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import classes from './import-dialog.module.css'

type SentFileAnswer = OutputOf<'leads.readSentFile'>

/** Rows that cannot be read, as a person counts them in the file, and why. */
export const FileProblems = ({ file }: { readonly file: SentFileAnswer }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const problems = fromJson(file.problems)
  if (problems.length === 0) return null
  const left = file.problemCount - problems.length
  return (
    <ScrollRegion
      className={classes['problems']}
      label={t('leads.import.problems', { count: file.problemCount })}
    >
      <h3 className={classes['title']}>
        {t('leads.import.problems', { count: file.problemCount })}
      </h3>
      <ul>
        {problems.map(({ row, kind }) => (
          <li key={`${row} ${kind}`}>
            {t('leads.import.problemAt', {
              row: formats.integer(row),
              why: t(`leads.import.problem.${kind}`),
            })}
          </li>
        ))}
        {left > 0 && <li>{t('leads.import.moreProblems', { count: left })}</li>}
      </ul>
    </ScrollRegion>
  )
}
