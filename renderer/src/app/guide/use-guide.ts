import { createContext, useContext } from 'react'
import type { GuidePageName } from '#core/guide/pages'

export interface OpenedGuide {
  /** Null shows the contents. */
  readonly page: GuidePageName | null
  /** Whether a person has asked for it; what comes by itself leaves the focus where it is. */
  readonly takesFocus: boolean
}

interface Guide {
  readonly opened: OpenedGuide | null
  readonly setOpened: (opened: OpenedGuide | null) => void
}

export const GuideContext = createContext<Guide | null>(null)

/** The guide beside the screen; null where it is closed. */
export const useGuide = (): Guide => {
  const guide = useContext(GuideContext)
  if (!guide) throw new Error('GuideContext is missing above this component')
  return guide
}
