import { Button, Checkbox, Popover } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unit } from '#core/prices/pricelist/unit'
import { useFormats } from '../../../i18n/formats-context.ts'
import { FilterChip, FilterChips } from '../../../ui/tables/filter-chips.tsx'
import type { PriceLens } from '../grid/price-lens.ts'
import { countMarks } from './count-marks.ts'
import classes from './more-filters.module.css'
import { type PlaceChoice, placeChoices, shapeChoices } from './place-choices.ts'
import { PriceBand } from './price-band.tsx'
import { type PriceFilters, unitMarks } from './price-filters.ts'

interface Props {
  readonly units: readonly Unit[]
  readonly filters: PriceFilters
  readonly lens: PriceLens
  readonly currency: string | null
  readonly onChange: (part: Partial<PriceFilters>) => void
}

/** Filters besides the status: where a unit is, what it costs, and what the draft does to it. */
export const MoreFilters = (props: Props) => (
  <>
    <MarkFilter {...props} />
    <PlaceFilter {...props} />
  </>
)

const toggled = <T,>(chosen: ReadonlySet<T>, value: T): ReadonlySet<T> => {
  const next = new Set(chosen)
  if (!next.delete(value)) next.add(value)
  return next
}

const MarkFilter = ({ units, filters, lens, onChange }: Props) => {
  const { t } = useTranslation()
  // Numbers beside the words: they may come a moment after the prices.
  const settled = useDeferredValue(lens)
  const counts = useMemo(() => countMarks(units, settled), [units, settled])
  const offered = unitMarks.filter((mark) => counts[mark] > 0 || filters.marks.has(mark))
  if (offered.length === 0) return null
  return (
    <FilterChips label={t('filters.marks')}>
      {offered.map((mark) => (
        <FilterChip
          key={mark}
          isChosen={filters.marks.has(mark)}
          count={counts[mark]}
          onClick={() => onChange({ marks: toggled(filters.marks, mark) })}
        >
          {t(`filters.mark.${mark}`)}
        </FilterChip>
      ))}
    </FilterChips>
  )
}

const PlaceFilter = (props: Props) => {
  const { filters, currency, onChange } = props
  const { t } = useTranslation()
  const active =
    filters.buildings.size +
    filters.floors.size +
    filters.layouts.size +
    filters.orientations.size +
    (filters.fromMinor !== null || filters.toMinor !== null ? 1 : 0)
  return (
    <Popover position="bottom-start" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          size="compact-xs"
          variant={active > 0 ? 'light' : 'subtle'}
          color={active > 0 ? 'petrol' : 'gray'}
          leftSection={<IconFilter size={14} aria-hidden />}
        >
          {active > 0 ? t('filters.openActive', { count: active }) : t('filters.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('filters.open')} className={classes['panel'] ?? ''}>
        <PlaceLists {...props} />
        <PriceBand filters={filters} currency={currency} onChange={onChange} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Drawn while the panel is open: only then are ten thousand units gone through. */
const PlaceLists = ({ units, filters, onChange }: Props) => {
  const { t } = useTranslation()
  const places = useMemo(() => placeChoices(units), [units])
  const shapes = useMemo(() => shapeChoices(units), [units])
  return (
    <div className={classes['places']}>
      <div className={classes['kinds']}>
        <Places
          title={t('prices.column.building')}
          choices={places.buildings}
          chosen={filters.buildings}
          onToggle={(id) => onChange({ buildings: toggled(filters.buildings, id) })}
        />
        <Places
          title={t('prices.column.disposition')}
          choices={shapes.layouts}
          chosen={filters.layouts}
          onToggle={(id) => onChange({ layouts: toggled(filters.layouts, id) })}
        />
        <Places
          title={t('filters.orientation')}
          choices={shapes.orientations}
          chosen={filters.orientations}
          onToggle={(id) => onChange({ orientations: toggled(filters.orientations, id) })}
        />
      </div>
      <Places
        title={t('prices.column.floor')}
        choices={places.floors}
        chosen={filters.floors}
        onToggle={(id) => onChange({ floors: toggled(filters.floors, id) })}
      />
    </div>
  )
}

interface PlacesProps<Id> {
  readonly title: string
  readonly choices: readonly PlaceChoice<Id>[]
  readonly chosen: ReadonlySet<Id>
  readonly onToggle: (id: Id) => void
}

const Places = <Id extends number | string | null>({
  title,
  choices,
  chosen,
  onToggle,
}: PlacesProps<Id>) => {
  const formats = useFormats()
  const { t } = useTranslation()
  if (choices.length === 0) return null
  return (
    <fieldset className={classes['group']}>
      <legend>{title}</legend>
      {choices.map(({ id, name, count }) => (
        <Checkbox
          key={id ?? 'none'}
          size="xs"
          label={t('filters.choice', {
            name: name || t('totals.noName'),
            units: formats.integer(count),
          })}
          checked={chosen.has(id)}
          onChange={() => onToggle(id)}
        />
      ))}
    </fieldset>
  )
}
