import { useTranslation } from 'react-i18next'
import { isTakenHome, type UnitGroup } from '#core/prices/pace/pace-groups'
import type { GroupPace, ReadPace } from '#core/prices/pace/read-pace'
import type { SalesSource } from '#core/prices/pace/sales-source'
import type { Unit } from '#core/prices/pricelist/unit'
import type { CountedUnits } from '../premiums/units-dialog.tsx'
import { CountedButton } from './counted-button.tsx'
import type { CountedLeads } from './leads-dialog.tsx'
import classes from './pace.module.css'
import { monthsText, nameOfUnits } from './pace-words.ts'
import type { ShowSales } from './sales-dialog.tsx'
import { isWithoutCancelled } from './sources-table.tsx'
import type { KnownInterest } from './use-interest.ts'

export interface ShownNumbers {
  readonly onShowSales: ShowSales
  readonly onShowUnits: (counted: CountedUnits) => void
  readonly onShowLeads: (counted: CountedLeads) => void
}

interface Props extends ShownNumbers {
  readonly source: SalesSource
  readonly homes: readonly Unit[]
  readonly groups: readonly UnitGroup[]
  readonly read: ReadPace
  /** Null until it is read. */
  readonly interest: KnownInterest | null
}

/** What was taken, came back and is left of each group, and how long it lasts. */
export const GroupsTable = ({ homes, groups, read, ...props }: Props) => {
  const { t } = useTranslation()
  const numbers = ['taken', 'cancelled', 'free', 'leads', 'months'] as const
  return (
    <table aria-label={t('pace.groups')}>
      <thead>
        <tr>
          <th scope="col">{t('pace.column.group')}</th>
          {numbers.map((column) => (
            <th key={column} scope="col" data-number>
              {t(`pace.column.${column}`)}
            </th>
          ))}
          <th scope="col" aria-hidden />
        </tr>
      </thead>
      <tbody>
        <GroupRow {...props} group={null} units={homes} pace={read.project} />
        {groups.map((group, index) => {
          const pace = read.groups[index]
          if (pace === undefined) return null
          const key = `${group.kind} ${group.name}`
          return <GroupRow key={key} {...props} group={group} units={group.units} pace={pace} />
        })}
      </tbody>
    </table>
  )
}

interface RowProps extends ShownNumbers, Pick<Props, 'source' | 'interest'> {
  /** Null: all homes. */
  readonly group: UnitGroup | null
  readonly units: readonly Unit[]
  readonly pace: GroupPace
}

const GroupRow = ({ group, units, pace, source, interest, ...shown }: RowProps) => {
  const { t } = useTranslation()
  const name = group === null ? t('pace.project') : nameOfUnits(group, t)
  const free = units.filter((unit) => !isTakenHome(unit))
  const leads = interest?.since == null ? null : interest.leadsOf(group)
  const [months] = pace.months
  const text = months === undefined ? null : monthsText(months, t)
  const { sales } = pace
  return (
    <tr className={group === null ? classes['whole'] : undefined}>
      <th scope="row">{name}</th>
      {(['taken', 'cancelled'] as const).map((what) => {
        const counted = sales.filter(({ kind }) => kind === what)
        const title = t(`pace.${what}Of`, { name })
        return (
          <td key={what} data-number>
            {what === 'cancelled' && isWithoutCancelled(source.kind) ? (
              '–'
            ) : (
              <CountedButton
                count={counted.length}
                title={title}
                onOpen={() => shown.onShowSales({ title, sales: counted })}
              />
            )}
          </td>
        )
      })}
      <td data-number>
        <CountedButton
          count={free.length}
          title={t('pace.freeOf', { name })}
          onOpen={() =>
            shown.onShowUnits({
              title: t('pace.freeOf', { name }),
              ids: free.map(({ id }) => id),
            })
          }
        />
      </td>
      <td data-number>
        {leads === null ? (
          '–'
        ) : (
          <CountedButton
            count={leads.length}
            title={t('pace.leadsOf', { name })}
            onOpen={() => shown.onShowLeads({ leads, title: t('pace.leadsOf', { name }) })}
          />
        )}
      </td>
      <td data-number>
        {text === null || sales.length === 0 ? (
          (text ?? '–')
        ) : (
          <button
            type="button"
            className={classes['link']}
            title={t('pace.salesOf', { name })}
            onClick={() => shown.onShowSales({ sales, title: t('pace.salesOf', { name }) })}
          >
            {text}
          </button>
        )}
      </td>
      <td className={classes['aside']}>
        {group !== null && pace.isOfProject && text !== null && (
          <span title={t('pace.ofProjectWhy')}>{t('pace.ofProject')}</span>
        )}
      </td>
    </tr>
  )
}
