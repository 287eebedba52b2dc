import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import { isRoundingChoice, roundingChoices } from './rounding-choice.ts'
import type { FormulaTaste } from './use-formula.ts'

interface Props {
  readonly taste: FormulaTaste
  readonly onTaste: (taste: FormulaTaste) => void
}

const directions = ['nearest', 'up', 'down'] as const

/** How the result of a formula is made presentable. */
export const RoundingFields = ({ taste, onTaste }: Props) => {
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
        value={taste.rounding}
        onChange={(rounding) => {
          if (isRoundingChoice(rounding)) onTaste({ ...taste, rounding })
        }}
      />
      {taste.rounding !== 'none' && <RoundedSide taste={taste} onTaste={onTaste} />}
      {taste.rounding !== 'none' && (
        <Select
          size="xs"
          w={96}
          aria-label={t('formula.direction.label')}
          allowDeselect={false}
          comboboxProps={{ shadow: 'md' }}
          data={directions.map((value) => ({ value, label: t(`formula.direction.${value}`) }))}
          value={taste.direction}
          onChange={(chosen) => {
            const direction = directions.find((name) => name === chosen)
            if (direction) onTaste({ ...taste, direction })
          }}
        />
      )}
    </>
  )
}

/** The price that is presentable afterwards need not be the one that the formula sets. */
const RoundedSide = ({ taste, onTaste }: Props) => {
  const { t } = useTranslation()
  const { side } = taste
  return (
    <Select
      size="xs"
      w={114}
      aria-label={t('formula.rounding.side')}
      allowDeselect={false}
      comboboxProps={{ shadow: 'md' }}
      data={(['gross', 'net'] as const).map((value) => ({ value, label: t(`formula.${value}`) }))}
      value={taste.roundedSide ?? side}
      onChange={(chosen) => {
        if (chosen !== 'net' && chosen !== 'gross') return
        onTaste({ ...taste, roundedSide: chosen === side ? null : chosen })
      }}
    />
  )
}
