import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { minuteMs } from '#core/time'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useNow } from '../../../ui/timing/use-now.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import classes from './draft-bar.module.css'

/** Whether everything is kept, and how old the draft is. */
export const DraftState = ({ draft }: Pick<EditorParts, 'draft'>) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useFailureWords()
  const now = useNow(minuteMs)
  const { open, queue, failure } = draft
  const pending = useSyncExternalStore(queue.subscribe, queue.pending)
  const said = () => {
    if (failure) return words(failure).sentence
    if (pending > 0) return t('draft.saving')
    if (!open) return t('draft.hint')
    if (open.seal) {
      return t(`draft.seal.state.${open.seal.kind}`, { at: formats.dateTime(open.seal.at) })
    }
    return t('draft.saved', { ago: formats.ago(open.changedAt, now) })
  }
  return (
    <span className={classes['state']} role="status">
      {said()}
    </span>
  )
}
