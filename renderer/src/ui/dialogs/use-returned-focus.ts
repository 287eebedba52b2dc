import { useEffect, useState } from 'react'

/** When a dialog goes, gives the focus back to the element that had it before. */
export const useReturnedFocus = (): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // In a turn of its own: what comes after the key that has closed the dialog must not press the element.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
