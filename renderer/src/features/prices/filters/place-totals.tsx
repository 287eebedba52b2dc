import { Button, Popover } from '@mantine/core'
import { IconBuilding } from '@tabler/icons-react'
import { Fragment, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftPrices } from '#core/prices/draft-steps'
import { type ComparedFigures, summariseByPlace } from '#core/prices/summarise-prices'
import type { Unit } from '#core/prices/unit'
import { useFormats } from '../../../i18n/formats-context.ts'
import { differenceFormats } from '../difference-formats.ts'
import type { PriceFilters } from '../price-filters.ts'
import classes from './place-totals.module.css'

interface Props {
  readonly units: readonly Unit[]
  readonly draft: DraftPrices
  readonly currency: string | null
  readonly onChoose: (part: Pick<PriceFilters, 'buildings' | 'floors'>) => void
}

/** Sums and averages by building and floor of the units shown; a click shows that place alone. */
export const PlaceTotals = (props: Props) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened} onChange={setOpened} position="top-start" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconBuilding size={14} aria-hidden />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t('totals.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('totals.open')}>
        {opened && <Table {...props} onLeave={() => setOpened(false)} />}
      </Popover.Dropdown>
    </Popover>
  )
}

const Table = ({ units, draft, currency, onChoose, onLeave }: Props & { onLeave: () => void }) => {
  const { t } = useTranslation()
  const places = useMemo(() => summariseByPlace(units, draft), [units, draft])
  const choose = (test: (unit: Unit) => boolean, isFloor: boolean) => {
    const unit = units.find(test)
    if (!unit) return
    onLeave()
    onChoose(
      isFloor
        ? { buildings: new Set([unit.buildingId]), floors: new Set([unit.floorId]) }
        : { buildings: new Set([unit.buildingId]), floors: new Set() },
    )
  }
  return (
    <div className={classes['place']}>
      <table className={classes['table']}>
        <caption>{t('totals.caption', { currency: currency ?? '' })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('totals.place')}</th>
            <th scope="col">{t('totals.units')}</th>
            <th scope="col">{t('prices.sum')}</th>
            <th scope="col">{t('totals.change')}</th>
            <th scope="col">{t('prices.average')}</th>
            <th scope="col">{t('prices.perArea')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <Fragment key={place.building}>
              <Row
                name={place.building}
                figures={place}
                isBuilding
                onChoose={() => choose((unit) => unit.building === place.building, false)}
              />
              {place.floors.map((floor) => (
                <Row
                  key={floor.floor}
                  name={floor.floor}
                  figures={floor}
                  onChoose={() =>
                    choose(
                      (unit) => unit.building === place.building && unit.floor === floor.floor,
                      true,
                    )
                  }
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly name: string
  readonly figures: ComparedFigures
  readonly isBuilding?: boolean
  readonly onChoose: () => void
}

const Row = ({ name, figures: { before, after }, isBuilding = false, onChoose }: RowProps) => {
  const formats = useFormats()
  const money = (minor: number | null) =>
    minor === null ? '–' : formats.amount(minor, { fraction: 'never' })
  const moved = after.sumMinor - before.sumMinor
  const change =
    moved === 0 || before.sumMinor === 0
      ? ''
      : differenceFormats(formats.locale).percent(moved / before.sumMinor)
  return (
    <tr data-building={isBuilding}>
      <th scope="row">
        <button type="button" className={classes['choose']} onClick={onChoose}>
          {name}
        </button>
      </th>
      <td>{formats.integer(after.units)}</td>
      <td>{money(after.sumMinor)}</td>
      <td>{change}</td>
      <td>{money(after.averageMinor)}</td>
      <td>{money(after.averagePerAreaMinor)}</td>
    </tr>
  )
}
