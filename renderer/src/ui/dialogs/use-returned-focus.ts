import { useEffect, useState } from 'react'

/** When a dialog goes, gives the focus back to the element that had it before. */
export const useReturnedFocus = (): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // The dialog is still in the page at this moment: the focus is lost when it goes.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
