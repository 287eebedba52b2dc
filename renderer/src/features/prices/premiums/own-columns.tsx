import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PremiumAnswers } from '#core/prices/premiums/premium-answers'
import classes from './premiums-panel.module.css'
import type { ShowUnits } from './units-dialog.tsx'
import type { Answer } from './use-answer.ts'

interface Props {
  readonly columns: PremiumAnswers['columns']
  readonly onAnswer: Answer
  readonly onShowUnits: ShowUnits
}

/** The columns that a person has added to the list, each with its units. */
export const OwnColumns = ({ columns, onAnswer, onShowUnits }: Props) => {
  const { t } = useTranslation()
  return (
    <section className={classes['own']} aria-label={t('premiums.columns.own')}>
      <h3 className={classes['heading']}>{t('premiums.columns.own')}</h3>
      {columns.length === 0 && <p className={classes['none']}>{t('premiums.columns.none')}</p>}
      <ul className={classes['questions']}>
        {columns.map(({ name, unitIds }) => (
          <li key={name}>
            {name}{' '}
            <button
              type="button"
              className={classes['unit']}
              onClick={() =>
                onShowUnits({
                  title: name,
                  ids: unitIds,
                  act: {
                    words: t('premiums.columns.lacks'),
                    run: (id) => onAnswer({ kind: 'lacksColumn', name, unitIds: [id] }),
                  },
                })
              }
            >
              {t('premiums.units', { count: unitIds.length })}
            </button>
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={t('premiums.columns.removeNamed', { name })}
              onClick={() => onAnswer({ kind: 'removeColumn', name })}
            >
              {t('premiums.columns.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
