import { Checkbox, Select } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '#core/fold'
import type { MediaTarget } from '#core/media/shown/media-target'
import { useFormats } from '../../../i18n/formats-context.ts'
import { type MarkShape, type MarkTone, markClasses } from '../../../ui/mark.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { SpaceRow } from '../../../ui/tables/space-row.tsx'
import { visibleRows } from '../../../ui/tables/visible-rows.ts'
import type { MediaDesk } from '../media-desk.ts'
import { targetKey } from '../place-index.ts'
import { placeWords } from '../place-words.ts'
import { cellWords } from './cell-words.ts'
import { type CoverageScope, linesInScope, type ScopeSummary, scopesOf } from './coverage-scope.ts'
import {
  type CellState,
  type CoverageCell,
  type CoverageLine,
  type CoverageTable,
  countColumns,
  coverageTable,
  hasMissing,
} from './coverage-table.ts'
import classes from './coverage-view.module.css'
import { SaveCoverage } from './save-coverage.tsx'
import { scopeWords } from './scope-words.ts'

const rowHeight = 30

interface Props {
  readonly desk: MediaDesk
  /** The list shows what goes there; with nothing there, a file is looked for. */
  readonly onShow: (target: MediaTarget) => void
}

const useColumnTitles = (desk: MediaDesk, table: CoverageTable): readonly string[] => {
  const { t } = useTranslation()
  const names = new Map(desk.settings.screens.map(({ id, name }) => [id, name]))
  return table.columns.map(({ kind, screenId }) =>
    kind !== 'plan' || screenId === null
      ? t(kind === 'pdf' ? 'media.coverage.pdf' : 'media.coverage.gallery')
      : t('media.coverage.planOn', {
          screen: names.get(screenId) || t('media.screen', { id: screenId }),
        }),
  )
}

/** What a line has to miss to be shown: in any column, or in one. */
type Missing = 'any' | number

const misses = (line: CoverageLine, missing: Missing): boolean =>
  missing === 'any' ? hasMissing(line) : line.cells[missing]?.state === 'missing'

/** Which building, floor and unit has what, what is missing, and what the list is going to give it. */
export const CoverageView = ({ desk, onShow }: Props) => {
  const { t } = useTranslation()
  const [missing, setMissing] = useState<Missing | null>(null)
  const [search, setSearch] = useState('')
  const { index, shown, files, settings } = desk
  const whole = useMemo(() => {
    const screens = settings.screens.flatMap(({ id, isChosen }) => (isChosen ? [id] : []))
    return coverageTable({ index, screens, shown, files })
  }, [index, shown, files, settings])
  const scopes = useMemo(() => scopesOf(whole, index), [whole, index])
  const [chosen, setChosen] = useState<CoverageScope | null>(null)
  const scope = chosen ?? scopes[0]?.scope ?? 'all'
  const table = useMemo(() => linesInScope(whole, index, scope), [whole, index, scope])
  const titles = useColumnTitles(desk, table)
  const wanted = fold(search.trim())
  const lines = table.lines.filter(
    (line) =>
      (missing === null || misses(line, missing)) &&
      (wanted === '' || fold(placeWords(t, index, line.target).name).includes(wanted)),
  )
  return (
    <section className={classes['view']} aria-label={t('media.coverage.label')}>
      <div className={classes['head']}>
        <Counts
          table={table}
          titles={titles}
          missing={missing}
          onMissing={(at) => setMissing(at === missing ? null : at)}
        />
        <SearchField
          label={t('media.tree.search')}
          width={200}
          value={search}
          onChange={setSearch}
        />
        {scopes.length > 0 && <ScopeChoice scopes={scopes} scope={scope} onScope={setChosen} />}
        <Checkbox
          size="xs"
          label={t('media.coverage.missingOnly')}
          checked={missing !== null}
          onChange={({ currentTarget }) => setMissing(currentTarget.checked ? 'any' : null)}
        />
        <span className={classes['save']}>
          <SaveCoverage desk={desk} table={{ ...table, lines }} titles={titles} />
        </span>
      </div>
      {lines.length === 0 ? (
        <p className={classes['nothing']}>
          {t(wanted === '' ? 'media.coverage.nothingMissing' : 'media.placing.nothingFits')}
        </p>
      ) : (
        <Matrix desk={desk} lines={lines} titles={titles} onShow={onShow} />
      )}
    </section>
  )
}

interface ScopeProps {
  readonly scopes: readonly ScopeSummary[]
  readonly scope: CoverageScope
  readonly onScope: (scope: CoverageScope) => void
}

/** What the coverage is about, with how much of each misses something. */
const ScopeChoice = ({ scopes, scope, onScope }: ScopeProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const label = ({ scope: one, places, incomplete }: ScopeSummary) =>
    t('media.coverage.scopeCount', {
      scope: scopeWords(t, one),
      incomplete: formats.integer(incomplete),
      places: formats.integer(places),
    })
  return (
    <Select
      size="xs"
      w={350}
      aria-label={t('media.coverage.scopes')}
      allowDeselect={false}
      data={scopes.map((one) => ({ value: String(one.scope), label: label(one) }))}
      value={String(scope)}
      onChange={(value) => {
        const found = scopes.find((one) => String(one.scope) === value)
        if (found) onScope(found.scope)
      }}
    />
  )
}

interface CountsProps {
  readonly table: CoverageTable
  readonly titles: readonly string[]
  readonly missing: Missing | null
  readonly onMissing: (column: number) => void
}

const Counts = ({ table, titles, missing: shown, onMissing }: CountsProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const counts = useMemo(() => countColumns(table), [table])
  return (
    <ul className={classes['counts']} aria-label={t('media.coverage.counts')}>
      {titles.map((title, at) => {
        const { present = 0, missing = 0, unknown = 0, willBeSent = 0 } = counts[at] ?? {}
        const { replaced = 0 } = counts[at] ?? {}
        return (
          <li key={title}>
            <strong>{title}</strong>
            <span>
              {t('media.coverage.count', {
                present: formats.integer(present + replaced),
                total: formats.integer(present + replaced + missing + unknown + willBeSent),
              })}
            </span>
            {missing > 0 && (
              <button
                type="button"
                className={`${classes['choose']} ${classes['missing']}`}
                aria-pressed={shown === at}
                onClick={() => onMissing(at)}
              >
                {t('media.coverage.missingCount', { shown: formats.integer(missing) })}
              </button>
            )}
            {willBeSent > 0 && (
              <span>{t('media.coverage.coming', { shown: formats.integer(willBeSent) })}</span>
            )}
            {replaced > 0 && (
              <span>{t('media.coverage.replaced', { shown: formats.integer(replaced) })}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface MatrixProps extends Props {
  readonly lines: readonly CoverageLine[]
  readonly titles: readonly string[]
}

const Matrix = ({ desk, lines, titles, onShow }: MatrixProps) => {
  const { t } = useTranslation()
  const { ref, height } = useElementSize()
  const [top, setTop] = useState(0)
  const { from, to } = visibleRows({ count: lines.length, rowHeight, top, height })
  return (
    <div
      ref={ref}
      className={classes['place']}
      onScroll={({ currentTarget }) =>
        setTop(currentTarget.scrollTop - (currentTarget.scrollTop % rowHeight))
      }
    >
      <table
        className={classes['table']}
        aria-label={t('media.coverage.label')}
        aria-rowcount={lines.length + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t('media.coverage.place')}</th>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <SpaceRow rows={from} rowHeight={rowHeight} columns={titles.length + 1} />
          {lines.slice(from, to).map((line, at) => (
            <Line
              key={targetKey(line.target)}
              desk={desk}
              line={line}
              onShow={onShow}
              titles={titles}
              rowIndex={from + at + 2}
            />
          ))}
          <SpaceRow rows={lines.length - to} rowHeight={rowHeight} columns={titles.length + 1} />
        </tbody>
      </table>
    </div>
  )
}

interface LineProps extends Props {
  readonly line: CoverageLine
  readonly rowIndex: number
  readonly titles: readonly string[]
}

const Line = ({ desk, line, onShow, rowIndex, titles }: LineProps) => {
  const { t } = useTranslation()
  const { name, where } = placeWords(t, desk.index, line.target)
  return (
    <tr aria-rowindex={rowIndex} data-kind={line.target.kind}>
      <th scope="row">
        <button type="button" className={classes['choose']} onClick={() => onShow(line.target)}>
          {name}
        </button>
        <span className={classes['where']}>{where}</span>
      </th>
      {titles.map((title, at) => (
        <td key={title}>
          <Cell cell={line.cells[at] ?? null} />
        </td>
      ))}
    </tr>
  )
}

const marks: Readonly<Record<CellState, readonly [MarkShape, MarkTone]>> = {
  present: ['check', 'good'],
  missing: ['ring', 'bad'],
  unknown: ['question', 'quiet'],
  willBeSent: ['clock', 'late'],
  replaced: ['disc', 'good'],
}

const Cell = ({ cell }: { readonly cell: CoverageCell | null }) => {
  const { t } = useTranslation()
  if (cell === null) return null
  return <span className={markClasses(...marks[cell.state])}>{cellWords(t, cell)}</span>
}
