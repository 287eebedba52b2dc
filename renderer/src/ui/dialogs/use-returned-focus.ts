import { useEffect, useState } from 'react'

/** Gives the keyboard back to where it was before a dialog, which lives as long as it is open. */
export const useReturnedFocus = (): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // The dialog is still there: what is focused in it goes with it.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
