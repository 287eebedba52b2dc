import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../bridge/query.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import type { ExportsDesk } from '../exports-desk.ts'
import classes from '../settings/settings-dialog.module.css'
import { BackupDays } from './backup-days.tsx'
import { BackupFields } from './backup-fields.tsx'
import { BackupState } from './backup-state.tsx'

interface Props {
  readonly desk: ExportsDesk
  readonly onClose: () => void
}

/** The backup of the whole CRM: how the last one went, which ones are there, and how they are made. */
export const BackupDialog = ({ desk, onClose }: Props) => {
  const { t } = useTranslation()
  const { workspaceId } = desk
  const { data } = useQuery(query('exports.readBackup', { workspaceId }))
  return (
    <OpenedModal size="xl" title={t('exports.backup.title')} onClose={onClose}>
      {data !== undefined && (
        <div className={classes['parts']}>
          {data && <BackupState backup={data} desk={desk} />}
          {data && <BackupDays desk={desk} onClose={onClose} />}
          <BackupFields
            key={data?.folder ?? ''}
            saved={data}
            workspaceId={workspaceId}
            onClose={onClose}
          />
        </div>
      )}
    </OpenedModal>
  )
}
