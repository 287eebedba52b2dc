import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../bridge/query.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import classes from '../settings/settings-dialog.module.css'
import { AlarmFields } from './alarm-fields.tsx'
import { AlarmsState } from './alarms-state.tsx'

/** Who is told when something fails, what fails now, and how the last messages fared. */
export const AlarmsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('exports.readAlarms', {}))
  return (
    <OpenedModal size="lg" title={t('exports.alarms.title')} onClose={onClose}>
      {data && (
        <div className={classes['parts']}>
          {data.settings !== null && <AlarmsState alarms={data.alarms} messages={data.messages} />}
          <AlarmFields saved={data.settings} onClose={onClose} />
        </div>
      )}
    </OpenedModal>
  )
}
