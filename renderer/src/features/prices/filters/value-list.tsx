import { Checkbox, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '#core/fold'
import { useFormats } from '../../../i18n/formats-context.ts'
import { type FilterProps, useValueOptions } from './use-value-options.ts'
import classes from './value-list.module.css'

interface Props extends FilterProps {
  readonly column: string
  readonly title: string
}

const searchedFrom = 10
const mostShown = 100

/** The values of a column to tick, as in a spreadsheet; those that the other filters leave nothing of stay away. */
export const ValueList = ({ column, title, ...shown }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [search, setSearch] = useState('')
  const { options, toggle } = useValueOptions(shown, column)
  const found = options.filter(({ name }) => fold(name).includes(fold(search.trim())))
  if (options.length === 0) return null
  return (
    <fieldset className={classes['list']}>
      <legend>{title}</legend>
      {options.length >= searchedFrom && (
        <TextInput
          size="xs"
          aria-label={t('filters.searchIn', { title })}
          placeholder={t('filters.search')}
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {found.slice(0, mostShown).map((option) => (
        <Checkbox
          key={option.name}
          size="xs"
          label={t('filters.choice', {
            name: option.name || t('totals.noName'),
            units: formats.integer(option.count),
          })}
          checked={option.chosenValues === option.values.length}
          indeterminate={option.chosenValues > 0 && option.chosenValues < option.values.length}
          onChange={() => toggle(option)}
        />
      ))}
      {found.length > mostShown && (
        <Text size="xs" c="dimmed">
          {t('filters.rest', { count: found.length - mostShown })}
        </Text>
      )}
    </fieldset>
  )
}
