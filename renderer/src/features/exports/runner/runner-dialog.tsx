import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../bridge/query.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import classes from '../settings/settings-dialog.module.css'
import { MoveSchedules } from './move-schedules.tsx'
import { RunnerFields } from './runner-fields.tsx'
import { RunnerState } from './runner-state.tsx'

/** What a runner takes over from this window, and how one fares. */
export const RunnerDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('exports.readRunner', {}))
  return (
    <OpenedModal size="lg" title={t('exports.runner.title')} onClose={onClose}>
      {data && (
        <div className={classes['parts']}>
          <MoveSchedules />
          <RunnerFields key={data.address} address={data.address} />
          {data.address !== null && <RunnerState key={`state ${data.address}`} />}
        </div>
      )}
    </OpenedModal>
  )
}
