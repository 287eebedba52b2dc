import { IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { RunId } from '#core/ids'
import { call } from '../../../bridge/call.ts'
import classes from './drag-grip.module.css'

/** Pulls the file out of the window; whoever works with keys saves it instead. */
export const DragGrip = ({ runId }: { readonly runId: RunId }) => {
  const { t } = useTranslation()
  return (
    <span
      className={classes['grip']}
      title={t('exports.out.drag')}
      aria-hidden
      draggable
      onDragStart={(event) => {
        // The system takes over: it drags a file, the page would drag a picture of the sign.
        event.preventDefault()
        void call('exports.startRunDrag', { runId, format: 'asFetched' })
      }}
    >
      <IconGripVertical size={15} />
    </span>
  )
}
