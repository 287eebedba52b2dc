import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Unit } from '#core/prices/unit'
import { useFormats } from '../../i18n/formats-context.ts'
import { statusCounts } from './status-counts.ts'
import classes from './status-filter.module.css'
import { statusMark } from './status-mark.ts'
import { statusWord } from './unit-words.ts'

interface Props {
  readonly units: readonly Unit[]
  /** The statuses that are shown; all of them while none is chosen. */
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (chosen: ReadonlySet<number>) => void
}

/** How many units stand in which status; a click shows those alone. */
export const StatusFilter = ({ units, chosen, onChoose }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const toggle = (code: number) => {
    const next = new Set(chosen)
    if (!next.delete(code)) next.add(code)
    onChoose(next)
  }
  return (
    <fieldset className={classes['statuses']} aria-label={t('prices.statusFilter')}>
      {statusCounts(units).map(([code, count]) => (
        <UnstyledButton
          key={code}
          className={classes['status']}
          aria-pressed={chosen.has(code)}
          onClick={() => toggle(code)}
        >
          <span className={statusMark(code)}>{statusWord(t, { statusCode: code })}</span>
          <span className={classes['count']}>{formats.integer(count)}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
