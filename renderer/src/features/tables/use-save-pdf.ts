import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../bridge/mutation.ts'
import { notifySaved } from './notify-saved.ts'

/** Main prints the page as it stands: while it does, the page shows what goes on paper and nothing else. */
export const useSavePdf = (onSaved: () => void) => {
  const { t } = useTranslation()
  const [isPrinting, setPrinting] = useState(false)
  const saving = useMutation({
    ...mutation('tables.savePdf'),
    onSuccess: (saved) => {
      notifySaved(t)(saved)
      if (saved !== null) onSaved()
    },
    onSettled: () => setPrinting(false),
  })
  const save = (fileName: string): void => {
    flushSync(() => setPrinting(true))
    saving.mutate({ fileName })
  }
  return { isPrinting, save }
}
