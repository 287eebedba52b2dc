import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ProjectKey } from '#core/ids'
import type { PriceRaise } from '#core/prices/what-if/price-raise'
import type { RaiseGroup } from '#core/prices/what-if/raise-group'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import classes from './what-if.module.css'
import { signedPercent } from './what-if-words.ts'

interface Props {
  readonly of: ProjectKey
  readonly group: RaiseGroup
  /** What the group is called. */
  readonly name: string
  /** Null as long as it cannot be read. */
  readonly raise: PriceRaise | null
  readonly canRaise: boolean
  readonly onRaise: (part: number, detail: string) => void
}

const longestName = 80

/** Makes the raise a step of the draft, or has Unitdesk remind of it. */
export const RaiseActs = ({ of, group, name, raise, canRaise, onRaise }: Props) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const { mutate, isPending } = useMutation(mutation('prices.addRaiseReminder'))
  const reminders = useQuery(query('prices.listRaiseReminders', of)).data
  const percent = raise === null ? '' : signedPercent(raise.part, locale)
  if (raise?.kind === 'steps') {
    const { part, everySales } = raise
    const reminder = t('whatIf.reminder', { name, percent, count: everySales }).slice(
      0,
      longestName,
    )
    const isKnown = reminders?.some((one) => one.name === reminder) ?? true
    return (
      <>
        <Button
          disabled={!canRaise || isKnown || isPending}
          onClick={() =>
            mutate({
              ...of,
              reminder: { group, part, everySales, name: reminder },
            })
          }
        >
          {t('whatIf.remind')}
        </Button>
        <p className={classes['dimmed']}>{t('whatIf.remindWhy')}</p>
      </>
    )
  }
  return (
    <>
      <Button
        disabled={!canRaise || raise === null}
        onClick={() => raise && onRaise(raise.part, t('whatIf.step', { name, percent }))}
      >
        {t('whatIf.raise.open')}
      </Button>
      <p className={classes['dimmed']}>{t('whatIf.raise.why')}</p>
    </>
  )
}
