import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SeenPrice } from '#core/contract/prices'
import type { ProjectKey, UnitId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { ownZone } from '../../../ui/time-zones.ts'
import { clock } from '../../../ui/timing/clock.ts'
import { useSaveTable } from '../../tables/use-save-table.ts'
import { type ExportFormat, ExportMenu } from '../transfer/export-menu.tsx'
import { historySteps } from './history-steps.ts'
import { seenTable } from './seen-table.ts'
import classes from './unit-drawer.module.css'

interface Props {
  readonly of: ProjectKey
  readonly unitId: UnitId
  readonly number: string
}

/** How the price of a unit has moved, as a line and as a table. */
export const PriceHistory = ({ of, unitId, number }: Props) => {
  const { t } = useTranslation()
  const read = useQuery(query('prices.readPriceHistory', { ...of, unitId }))
  const seen = read.data
  const unread = unreadOf(read)
  if (unread) return <FailureNotice {...unread} />
  if (!seen) return <Skeleton height={120} />
  if (seen.length === 0) return <p className={classes['said']}>{t('unit.noHistory')}</p>
  return (
    <>
      <Chart seen={seen} />
      <Seen seen={seen} />
      <div className={classes['export']}>
        <ExportSeen seen={seen} number={number} />
      </div>
    </>
  )
}

interface SeenProps {
  readonly seen: readonly SeenPrice[]
}

const size = { width: 400, height: 84 }

const Chart = ({ seen }: SeenProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const line = historySteps({ seen, until: clock.now(), ...size })
  if (!line || line.lowMinor === line.highMinor) return null
  const amount = (minor: number) => formats.amount(minor, { fraction: 'never' })
  return (
    <figure className={classes['chart']}>
      <span>{amount(line.highMinor)}</span>
      {/* The table below says the same. */}
      <svg viewBox={`-4 -4 ${size.width + 8} ${size.height + 8}`} aria-hidden="true">
        <path d={line.path} className={classes['line']} />
        {line.points.map(({ x, y, seen: { at, origin } }) => (
          <circle key={at} cx={x} cy={y} r={3} data-origin={origin} className={classes['point']} />
        ))}
      </svg>
      <span>{amount(line.lowMinor)}</span>
      <figcaption>{t('unit.chart')}</figcaption>
    </figure>
  )
}

const Seen = ({ seen }: SeenProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const price = (minor: number | null) =>
    minor === null ? '–' : formats.amount(minor, { fraction: 'whenNeeded' })
  return (
    <table className={classes['seen']}>
      <thead>
        <tr>
          <th scope="col">{t('unit.seenAt')}</th>
          <th scope="col">{t('prices.column.priceNet')}</th>
          <th scope="col">{t('prices.column.priceGross')}</th>
          <th scope="col">{t('unit.origin.title')}</th>
        </tr>
      </thead>
      <tbody>
        {[...seen].reverse().map(({ at, pair, origin, person }) => (
          <tr key={at}>
            <th scope="row">{formats.dateTime(at)}</th>
            <td>{price(pair.netMinor)}</td>
            <td>{price(pair.grossMinor)}</td>
            <td>{[t(`unit.origin.${origin}`), person].filter(Boolean).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ExportSeenProps {
  readonly seen: readonly SeenPrice[]
  /** The number of the unit. */
  readonly number: string
}

/** The price history of a unit as a file. */
const ExportSeen = ({ seen, number }: ExportSeenProps) => {
  const { t } = useTranslation()
  const { save, isSaving } = useSaveTable()
  const exportAs = (format: ExportFormat) => {
    const table = seenTable(seen, {
      title: t('unit.historyFile', { number }).slice(0, 100),
      titleOf: (column) => t(`unit.file.${column}`),
      originOf: ({ origin }) => t(`unit.origin.${origin}`),
      timeZone: ownZone(),
    })
    save({ table, format })
  }
  return <ExportMenu size="compact-xs" isBusy={isSaving} onExport={exportAs} />
}
