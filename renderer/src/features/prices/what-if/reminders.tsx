import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import { takenSince } from '#core/prices/what-if/raise-reminder'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { EditorContext } from '../grid/editor-context.ts'
import classes from './what-if.module.css'

interface Props extends Pick<EditorContext, 'of' | 'units'> {
  readonly onShowUnits: (title: string, ids: readonly UnitId[]) => void
}

/** The reminders of the project, each with how many units it has counted, and the way to delete it. */
export const Reminders = ({ of, units, onShowUnits }: Props) => {
  const { t } = useTranslation()
  const reminders = useQuery(query('prices.listRaiseReminders', of)).data
  const { mutate } = useMutation(mutation('prices.removeRaiseReminder'))
  return (
    <section aria-label={t('whatIf.reminders')}>
      <h3 className={classes['heading']}>{t('whatIf.reminders')}</h3>
      {reminders?.length === 0 && <p className={classes['dimmed']}>{t('whatIf.noReminders')}</p>}
      <ul className={classes['reminders']}>
        {reminders?.map((reminder) => (
          <li key={reminder.id}>
            <span>{reminder.name}</span>
            {reminder.prepared === null ? (
              <TakenSince
                taken={takenSince(units, reminder)}
                everySales={reminder.everySales}
                onShowUnits={(ids) => onShowUnits(reminder.name, ids)}
              />
            ) : (
              <span className={classes['dimmed']}>{t('whatIf.waits')}</span>
            )}
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={t('whatIf.removeNamed', { name: reminder.name })}
              onClick={() => mutate({ reminderId: reminder.id })}
            >
              {t('whatIf.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TakenProps {
  readonly taken: readonly UnitId[]
  readonly everySales: number
  readonly onShowUnits: (ids: readonly UnitId[]) => void
}

const TakenSince = ({ taken, everySales, onShowUnits }: TakenProps) => {
  const { t } = useTranslation()
  const { integer } = useFormats()
  return (
    <button
      type="button"
      className={classes['link']}
      disabled={taken.length === 0}
      onClick={() => onShowUnits(taken)}
    >
      {t('whatIf.counted', { taken: integer(taken.length), count: everySales })}
    </button>
  )
}
