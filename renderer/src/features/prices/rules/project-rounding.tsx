import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { priceEndings } from '#core/prices/formula/rounding'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { RulesForm } from './rules-form.ts'

interface Props {
  readonly form: RulesForm
  readonly onForm: (form: RulesForm) => void
}

/** How prices end, and which of the two is the round one. */
export const ProjectRounding = ({ form, onForm }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const endings = priceEndings.map((ending) => ({
    value: String(ending),
    label: t('formula.rounding.ending', { number: formats.integer(ending) }),
  }))
  return (
    <>
      <Select
        size="xs"
        label={t('rules.field.priceEnding')}
        description={t('rules.hint.priceEnding')}
        allowDeselect={false}
        data={[{ value: '', label: t('rules.noEnding') }, ...endings]}
        value={form.priceEnding}
        onChange={(priceEnding) => onForm({ ...form, priceEnding: priceEnding ?? '' })}
      />
      <Select
        size="xs"
        label={t('rules.field.roundedSide')}
        description={t('rules.hint.roundedSide')}
        allowDeselect={false}
        data={(['gross', 'net'] as const).map((value) => ({
          value,
          label: t(`formula.${value}`),
        }))}
        value={form.roundedSide}
        onChange={(side) => onForm({ ...form, roundedSide: side === 'net' ? 'net' : 'gross' })}
      />
    </>
  )
}
