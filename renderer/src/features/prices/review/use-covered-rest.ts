import { type RefObject, useEffect } from 'react'

/** What lies under the panel is out of reach for keys and screen readers as long as it is covered. */
export const useCoveredRest = (panel: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const covered: HTMLElement[] = []
    const place = panel.current?.offsetParent
    for (let node: Element | null = panel.current; node && node !== place; ) {
      const within: Element | null = node.parentElement
      for (const beside of within?.children ?? []) {
        if (beside === node || !(beside instanceof HTMLElement) || beside.inert) continue
        beside.inert = true
        covered.push(beside)
      }
      node = within
    }
    return () => {
      for (const element of covered) element.inert = false
    }
  }, [panel])
}
