import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../bridge/query.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { SettingsFields } from './settings-fields.tsx'

/** What is kept of all reports, what is told of them, and whether they go on without a window. */
export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('exports.readSettings', {}))
  return (
    <OpenedModal size="lg" title={t('exports.settings.title')} onClose={onClose}>
      {data && <SettingsFields settings={data} onClose={onClose} />}
    </OpenedModal>
  )
}
