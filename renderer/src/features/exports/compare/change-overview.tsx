import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ComparisonSummary } from '#core/exports/compare/comparison-summary'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { FilterChip, FilterChips } from '../../../ui/tables/filter-chips.tsx'
import { changeMarks } from './change-columns.ts'
import classes from './compare-view.module.css'
import { type ChangeKind, changeKinds } from './compared-rows.ts'

interface Props {
  readonly compared: ComparisonSummary
  readonly kinds: ReadonlySet<ChangeKind>
  readonly onKinds: (kinds: ReadonlySet<ChangeKind>) => void
}

/** The whole difference in a few lines; its counts narrow the table below. */
export const ChangeOverview = ({ compared, kinds, onKinds }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { rows, same, changedCells } = compared
  const isSame = changeKinds.every((kind) => compared[kind] === 0)
  const toggle = (kind: ChangeKind) => {
    const next = new Set(kinds)
    if (!next.delete(kind)) next.add(kind)
    // Showing no kind of change at all would help nobody.
    onKinds(next.size === 0 ? new Set(changeKinds) : next)
  }
  return (
    <section className={classes['summary']} aria-label={t('exports.compare.summary')}>
      <p role="status">
        {t('exports.compare.counts', {
          before: formats.integer(rows.before),
          after: formats.integer(rows.after),
          same: formats.integer(same),
        })}{' '}
        {isSame
          ? t('exports.compare.noChange')
          : t('exports.compare.cells', {
              count: changedCells,
              shown: formats.integer(changedCells),
            })}
      </p>
      <FilterChips label={t('exports.compare.show')}>
        {changeKinds.map((kind) => (
          <FilterChip
            key={kind}
            isChosen={kinds.has(kind)}
            count={compared[kind]}
            onClick={() => toggle(kind)}
          >
            <span className={markClasses(...changeMarks[kind])}>
              {t(`exports.compare.kindOf.${kind}`)}
            </span>
          </FilterChip>
        ))}
      </FilterChips>
      <ColumnChanges compared={compared} />
      <MostChanged compared={compared} />
      <Doubts compared={compared} />
    </section>
  )
}

type ComparedProps = Pick<Props, 'compared'>

/** Columns that came, went or are called otherwise: what a sheet that reads the report must know. */
const ColumnChanges = ({ compared: { columnChanges } }: ComparedProps) => {
  const { t } = useTranslation()
  if (columnChanges.length === 0) return null
  return (
    <ul className={classes['columns']} aria-label={t('exports.compare.columnChanges')}>
      {columnChanges.map((change) => (
        <li key={`${change.kind} ${change.kind === 'renamed' ? change.to : change.name}`}>
          <span className={markClasses('warning', 'waiting')}>{columnWords(t, change)}</span>
          {change.isAnnounced && (
            <span className={classes['announced']}>{t('exports.compare.announced')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

type ColumnChange = ComparisonSummary['columnChanges'][number]

const columnWords = (t: TFunction, change: ColumnChange): string => {
  switch (change.kind) {
    case 'added':
      return t('exports.compare.column.added', { name: change.name })
    case 'removed':
      return t('exports.compare.column.removed', { name: change.name })
    case 'renamed':
      return t('exports.compare.column.renamed', { from: change.from, to: change.to })
    case 'typeChanged':
      return t('exports.compare.column.typeChanged', {
        name: change.name,
        from: t(`exports.compare.type.${change.from}`),
        to: t(`exports.compare.type.${change.to}`),
      })
  }
}

const mostNamed = 6

const MostChanged = ({ compared: { columns, changedByColumn } }: ComparedProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const named = columns
    .map(({ name }, at) => ({ name, count: changedByColumn[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostNamed)
  if (named.length === 0) return null
  return (
    <p>
      {t('exports.compare.mostChanged')}{' '}
      {named.map(({ name, count }) => `${name} (${formats.integer(count)})`).join(', ')}
    </p>
  )
}

const Doubts = ({ compared: { key, duplicates, keyless } }: ComparedProps) => {
  const { t } = useTranslation()
  const doubled = duplicates.before + duplicates.after
  const without = keyless.before + keyless.after
  return (
    <>
      {key === null && (
        <p className={markClasses('warning', 'waiting')}>{t('exports.compare.keyless')}</p>
      )}
      {key !== null && doubled > 0 && (
        <p className={markClasses('warning', 'waiting')}>
          {t('exports.compare.duplicates', { count: doubled })}
        </p>
      )}
      {key !== null && without > 0 && (
        <p className={markClasses('warning', 'waiting')}>
          {t('exports.compare.rowsWithoutKey', { count: without })}
        </p>
      )}
    </>
  )
}
