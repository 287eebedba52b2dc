import { useTranslation } from 'react-i18next'
import type { StatementProblem } from '#core/payments/statements/statement'
import { useFormats } from '../../../i18n/formats-context.ts'
import classes from './import-dialog.module.css'

interface Props {
  /** The first of them. */
  readonly problems: readonly StatementProblem[]
  /** The number of all problems. */
  readonly count: number
}

/** What could not be read, line by line; no other line is lost by it. */
export const StatementProblems = ({ problems, count }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (count === 0) return null
  const shown = formats.integer(problems.length)
  return (
    <section aria-label={t('payments.problems.title', { count })}>
      <h3 className={classes['title']}>{t('payments.problems.title', { count })}</h3>
      {problems.length < count && (
        <p>{t('payments.problems.cut', { shown, total: formats.integer(count) })}</p>
      )}
      <ul className={classes['problems']}>
        {numbered(problems).map(([place, { line, kind, text, isKept }]) => (
          <li key={place}>
            {t('payments.problems.line', { line })} {t(`payments.problems.${kind}`)}{' '}
            {text !== null && `„${text.slice(0, 80)}“ `}
            {t(isKept ? 'payments.problems.kept' : 'payments.problems.lost')}
          </li>
        ))}
      </ul>
    </section>
  )
}

const numbered = (problems: readonly StatementProblem[]) =>
  problems.map((problem, at) => [`${problem.line} ${at}`, problem] as const)
