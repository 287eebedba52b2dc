import { SegmentedControl, Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { summarisePrices } from '#core/prices/pricelist/summarise-prices'
import { attributeName } from '../grid/unit-words.ts'
import { countWords } from '../summary/count-words.ts'
import { areaBy, areaChoices } from './area-choices.ts'
import classes from './place-totals.module.css'
import { type TotalsProps, type TotalsScope, totalsScopes } from './totals-props.ts'
import { type Grouping, groupings, totalsRows } from './totals-rows.ts'
import { TotalsTable } from './totals-table.tsx'

interface Props extends TotalsProps {
  readonly onLeave: () => void
}

/** Totals of units. The person chooses which units, how they are grouped, and which area a square metre is of. */
export const TotalsPanel = ({
  units,
  draft,
  currency,
  attributeTypes,
  onChoose,
  onLeave,
}: Props) => {
  const { t, i18n } = useTranslation()
  const [scope, setScope] = useState<TotalsScope>('shown')
  const [grouping, setGrouping] = useState<Grouping>('place')
  const [area, setArea] = useState('')
  const counted = units[scope]
  const [rows, all] = useMemo(() => {
    const areaOf = areaBy(area)
    const rows = totalsRows({ units: counted, draft, areaOf, grouping })
    return [rows, summarisePrices(counted, draft, areaOf)] as const
  }, [counted, draft, area, grouping])
  const areas = areaChoices(attributeTypes)
  return (
    <div className={classes['panel']}>
      <div className={classes['choices']}>
        <SegmentedControl
          size="xs"
          aria-label={t('totals.scope')}
          data={totalsScopes
            .filter((value) => value !== 'selected' || units.selected.length > 0)
            .map((value) => ({ value, label: t(`totals.scopes.${value}`) }))}
          value={scope}
          onChange={(value) => setScope(totalsScopes.find((one) => one === value) ?? 'shown')}
        />
        <SegmentedControl
          size="xs"
          aria-label={t('totals.grouping')}
          data={groupings.map((value) => ({ value, label: t(`totals.by.${value}`) }))}
          value={grouping}
          onChange={(value) => setGrouping(groupings.find((one) => one === value) ?? 'place')}
        />
        {areas.length > 0 && (
          <Select
            size="xs"
            aria-label={t('totals.area')}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
            data={[
              { value: '', label: t('prices.column.area') },
              ...areas.map((type) => ({
                value: type.key,
                label: attributeName(type, i18n.language),
              })),
            ]}
            value={area}
            onChange={(value) => setArea(value ?? '')}
          />
        )}
      </div>
      <TotalsTable
        rows={rows}
        all={all}
        currency={currency}
        onChoose={(place) => {
          onLeave()
          onChoose(place)
        }}
      />
      <p className={classes['counts']} role="status">
        {countWords(all, t)}
      </p>
    </div>
  )
}
