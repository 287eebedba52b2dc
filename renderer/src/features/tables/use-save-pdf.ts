import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { mutation } from '../../bridge/mutation.ts'
import { notifySaved } from './notify-saved.ts'

/** Main prints the page as it stands: while it does, the page shows what goes on paper and nothing else. */
export const useSavePdf = (onSaved: () => void) => {
  const [isPrinting, setPrinting] = useState(false)
  const saving = useMutation({
    ...mutation('tables.savePdf'),
    onSuccess: (saved) => {
      notifySaved(saved)
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
