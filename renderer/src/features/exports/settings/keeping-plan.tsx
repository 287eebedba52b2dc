import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notices/notice.tsx'

interface Props {
  readonly plan: OutputOf<'exports.planRetention'>
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onBack: () => void
}

/** What rules of keeping would remove, and the question whether they shall. */
export const KeepingPlan = ({ plan, isSaving, onSave, onBack }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { toBin, forGood, freedBytes } = plan
  const sentences = [
    toBin > 0 && t('exports.settings.toBin', { count: toBin }),
    forGood > 0 &&
      t('exports.settings.forGood', { count: forGood, bytes: formats.bytes(freedBytes) }),
  ]
  return (
    <Notice
      tone="warning"
      title={t('exports.settings.removes', { count: toBin + forGood })}
      sentence={sentences.filter(Boolean).join(' ')}
    >
      <Button size="xs" color="red" loading={isSaving} onClick={onSave}>
        {t('exports.settings.saveAndRemove')}
      </Button>
      <Button size="xs" variant="default" onClick={onBack}>
        {t('exports.settings.back')}
      </Button>
    </Notice>
  )
}
