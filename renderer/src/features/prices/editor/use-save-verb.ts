import { useRef } from 'react'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { useScreenVerb } from '../../../ui/screen-verbs.ts'
import type { PriceDraft } from './use-price-draft.ts'

/** Says that everything is saved, as soon as it is; a step that could not be saved has a notice of its own. */
export const useSaveVerb = ({ whenSaved }: Pick<PriceDraft, 'whenSaved'>): void => {
  const isAsked = useRef(false)
  const tell = async () => {
    if (isAsked.current) return
    isAsked.current = true
    const isSaved = await whenSaved()
    isAsked.current = false
    if (!isSaved) return
    notifyDone((t) => ({
      title: t('draft.allSaved'),
      sentence: t('draft.allSavedSentence'),
      once: 'allSaved',
    }))
  }
  useScreenVerb('save', () => void tell())
}
