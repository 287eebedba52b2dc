import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { takenSince } from '#core/prices/what-if/raise-reminder'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { EditorContext } from '../grid/editor-context.ts'
import classes from './what-if.module.css'

/** The reminders of the project, each with how many units it has counted, and the way to delete it. */
export const Reminders = ({ of, units }: Pick<EditorContext, 'of' | 'units'>) => {
  const { t } = useTranslation()
  const { integer } = useFormats()
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
            <span className={classes['dimmed']}>
              {reminder.prepared === null
                ? t('whatIf.counted', {
                    taken: integer(takenSince(units, reminder).length),
                    count: reminder.everySales,
                  })
                : t('whatIf.waits')}
            </span>
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
