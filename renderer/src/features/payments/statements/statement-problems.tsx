import { useTranslation } from 'react-i18next'
import type { StatementProblem } from '#core/payments/statement'
import classes from './import-dialog.module.css'

/** What could not be read, line by line; no other line is lost by it. */
export const StatementProblems = ({
  problems,
}: {
  readonly problems: readonly StatementProblem[]
}) => {
  const { t } = useTranslation()
  if (problems.length === 0) return null
  return (
    <section aria-label={t('payments.problems.title', { count: problems.length })}>
      <h3 className={classes['title']}>
        {t('payments.problems.title', { count: problems.length })}
      </h3>
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
