import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { DeleteAll } from './delete-all.tsx'
import { DeletePerson } from './delete-person.tsx'
import { KeptStores } from './kept-stores.tsx'
import classes from './privacy.module.css'
import { Retention } from './retention.tsx'
import { Sealing } from './sealing.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly onClose: () => void
}

/** How long persons are kept here, and how they go. */
export const PrivacyDialog = ({ workspaceId, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <OpenedModal size={760} title={t('leads.privacy.title')} onClose={onClose}>
      <div className={classes['body']}>
        <Sealing />
        <Retention workspaceId={workspaceId} />
        <DeletePerson workspaceId={workspaceId} />
        <KeptStores />
        <DeleteAll workspaceId={workspaceId} onDeleted={onClose} />
      </div>
    </OpenedModal>
  )
}
