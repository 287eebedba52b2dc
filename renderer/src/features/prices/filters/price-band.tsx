import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readPrice } from '#core/prices/rules/read-price'
import { useThousands } from '../grid/use-marks-of-numbers.ts'
import classes from './more-filters.module.css'
import type { PriceFilters } from './price-filters.ts'

interface Props {
  readonly filters: PriceFilters
  readonly currency: string | null
  readonly onChange: (part: Partial<PriceFilters>) => void
}

/** The lowest and the highest price with VAT that are shown. */
export const PriceBand = ({ filters, currency, onChange }: Props) => {
  const { t } = useTranslation()
  return (
    <fieldset className={classes['band']}>
      <legend>{t('filters.band', { currency: currency ?? '' })}</legend>
      <Limit
        label={t('filters.from')}
        minor={filters.fromMinor}
        onMinor={(fromMinor) => onChange({ fromMinor })}
      />
      <Limit
        label={t('filters.to')}
        minor={filters.toMinor}
        onMinor={(toMinor) => onChange({ toMinor })}
      />
    </fieldset>
  )
}

interface LimitProps {
  readonly label: string
  readonly minor: number | null
  readonly onMinor: (minor: number | null) => void
}

const Limit = ({ label, minor, onMinor }: LimitProps) => {
  const thousands = useThousands()
  const [text, setText] = useState(minor === null ? '' : String(minor / 100))
  const change = (next: string) => {
    setText(next)
    const read = readPrice(next, thousands)
    if (read.kind !== 'notANumber') onMinor(read.kind === 'price' ? read.minor : null)
  }
  return (
    <TextInput
      size="xs"
      inputMode="decimal"
      maxLength={30}
      aria-label={label}
      placeholder={label}
      error={readPrice(text, thousands).kind === 'notANumber'}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
