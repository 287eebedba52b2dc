import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import { isRoundingChoice, roundingChoices } from './rounding-choice.ts'
import type { FormulaOptions } from './use-formula.ts'

interface Props {
  readonly options: FormulaOptions
  readonly onOptions: (options: FormulaOptions) => void
}

const directions = ['nearest', 'up', 'down'] as const

/** How the result of a formula is made presentable. */
export const RoundingFields = ({ options, onOptions }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const nameOf = (choice: string) => {
    const [kind, size] = choice.split(':')
    if (kind === 'none') return t('formula.rounding.none')
    const number = formats.integer(Number(size))
    return kind === 'multiple'
      ? t('formula.rounding.multiple', { number })
      : t('formula.rounding.ending', { number })
  }
  return (
    <>
      <Select
        size="xs"
        w={126}
        aria-label={t('formula.rounding.label')}
        allowDeselect={false}
        comboboxProps={{ shadow: 'md' }}
        data={roundingChoices.map((value) => ({ value, label: nameOf(value) }))}
        value={options.rounding}
        onChange={(rounding) => {
          if (isRoundingChoice(rounding)) onOptions({ ...options, rounding })
        }}
      />
      {options.rounding !== 'none' && <RoundedSide options={options} onOptions={onOptions} />}
      {options.rounding !== 'none' && (
        <Select
          size="xs"
          w={96}
          aria-label={t('formula.direction.label')}
          allowDeselect={false}
          comboboxProps={{ shadow: 'md' }}
          data={directions.map((value) => ({ value, label: t(`formula.direction.${value}`) }))}
          value={options.direction}
          onChange={(chosen) => {
            const direction = directions.find((name) => name === chosen)
            if (direction) onOptions({ ...options, direction })
          }}
        />
      )}
    </>
  )
}

/** The price that is presentable afterwards need not be the one that the formula sets. */
const RoundedSide = ({ options, onOptions }: Props) => {
  const { t } = useTranslation()
  const { side } = options
  return (
    <Select
      size="xs"
      w={114}
      aria-label={t('formula.rounding.side')}
      allowDeselect={false}
      comboboxProps={{ shadow: 'md' }}
      data={(['gross', 'net'] as const).map((value) => ({ value, label: t(`formula.${value}`) }))}
      value={options.roundedSide ?? side}
      onChange={(chosen) => {
        if (chosen !== 'net' && chosen !== 'gross') return
        onOptions({ ...options, roundedSide: chosen === side ? null : chosen })
      }}
    />
  )
}
