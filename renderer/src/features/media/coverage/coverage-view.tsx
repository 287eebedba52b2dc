import { Checkbox } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '#core/fold'
import type { MediaTarget } from '#core/media/shown/media-target'
import { usualTypes } from '#core/prices/filters/usual-types'
import { useFormats } from '../../../i18n/formats-context.ts'
import { type MarkShape, type MarkTone, markClasses } from '../../../ui/mark.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { visibleRows } from '../../../ui/tables/visible-rows.ts'
import type { MediaDesk } from '../media-desk.ts'
import { targetKey } from '../place-index.ts'
import { placeWords } from '../place-words.ts'
import {
  type CellState,
  type CoverageCell,
  type CoverageLine,
  type CoverageTable,
  countColumns,
  coverageTable,
  hasMissing,
  linesOfTypes,
} from './coverage-table.ts'
import classes from './coverage-view.module.css'

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

/** Which building, floor and unit has what, what is missing, and what the list is going to give it. */
export const CoverageView = ({ desk, onShow }: Props) => {
  const { t } = useTranslation()
  const [isMissingOnly, setIsMissingOnly] = useState(false)
  const [search, setSearch] = useState('')
  const { index, shown, files, settings } = desk
  const [isOfAllTypes, setIsOfAllTypes] = useState(false)
  const homes = useMemo(() => usualTypes(index.places.units), [index])
  const whole = useMemo(() => {
    const screens = settings.screens.flatMap(({ id, isChosen }) => (isChosen ? [id] : []))
    return coverageTable({ index, screens, shown, files })
  }, [index, shown, files, settings])
  const table = useMemo(
    () => linesOfTypes(whole, index, isOfAllTypes ? [] : homes),
    [whole, index, isOfAllTypes, homes],
  )
  const titles = useColumnTitles(desk, table)
  const wanted = fold(search.trim())
  const lines = table.lines.filter(
    (line) =>
      (!isMissingOnly || hasMissing(line)) &&
      (wanted === '' || fold(placeWords(t, index, line.target).name).includes(wanted)),
  )
  return (
    <section className={classes['view']} aria-label={t('media.coverage.label')}>
      <div className={classes['head']}>
        <Counts table={table} titles={titles} />
        <SearchField
          label={t('media.tree.search')}
          clearLabel={t('media.clearSearch')}
          width={200}
          value={search}
          onChange={setSearch}
        />
        {homes.length > 0 && (
          <Checkbox
            size="xs"
            label={t('media.coverage.otherTypes')}
            checked={isOfAllTypes}
            onChange={({ currentTarget }) => setIsOfAllTypes(currentTarget.checked)}
          />
        )}
        <Checkbox
          size="xs"
          label={t('media.coverage.missingOnly')}
          checked={isMissingOnly}
          onChange={({ currentTarget }) => setIsMissingOnly(currentTarget.checked)}
        />
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

const Counts = ({ table, titles }: { table: CoverageTable; titles: readonly string[] }) => {
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
              <span className={classes['missing']}>
                {t('media.coverage.missingCount', { shown: formats.integer(missing) })}
              </span>
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
          {from > 0 && (
            <tr aria-hidden className={classes['space']}>
              <td colSpan={titles.length + 1} style={{ height: from * rowHeight }} />
            </tr>
          )}
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
          {to < lines.length && (
            <tr aria-hidden className={classes['space']}>
              <td colSpan={titles.length + 1} style={{ height: (lines.length - to) * rowHeight }} />
            </tr>
          )}
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
  const { state, pictures } = cell
  const words =
    pictures !== null && pictures > 0
      ? t('media.coverage.pictures', { count: pictures })
      : t(`media.coverage.state.${state}`)
  return <span className={markClasses(...marks[state])}>{words}</span>
}
