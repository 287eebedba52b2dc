import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ExportSettings } from '#core/contract/exports'
import type { OutputOf } from '#core/contract/index'
import { usePolicy } from '../../../bridge/use-policy.ts'

type Background = Pick<ExportSettings, 'startsWithSystem' | 'staysInTray'>

interface Props {
  readonly offered: Pick<OutputOf<'exports.readSettings'>, 'canStartWithSystem' | 'canStayInTray'>
  readonly chosen: Background
  readonly isSaving?: boolean
  readonly onChange: (part: Partial<Background>) => void
}

/** Whether the reports go on without a window. */
export const BackgroundChoice = ({ offered, chosen, isSaving = false, onChange }: Props) => {
  const { t } = useTranslation()
  const { canStartWithSystem, canStayInTray } = offered
  const reason = t(usePolicy().tray === 'off' ? 'policy.byCompany' : 'exports.settings.notHere')
  return (
    <>
      <Checkbox
        size="sm"
        label={t('exports.settings.tray')}
        {...(canStayInTray ? {} : { description: reason })}
        disabled={!canStayInTray || isSaving}
        checked={chosen.staysInTray}
        onChange={({ currentTarget }) => onChange({ staysInTray: currentTarget.checked })}
      />
      <Checkbox
        size="sm"
        label={t('exports.settings.system')}
        {...(canStartWithSystem ? {} : { description: t('exports.settings.notHere') })}
        disabled={!canStartWithSystem || isSaving}
        checked={chosen.startsWithSystem}
        onChange={({ currentTarget }) => onChange({ startsWithSystem: currentTarget.checked })}
      />
    </>
  )
}
