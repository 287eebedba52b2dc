import type { DraftId } from '#core/ids'

interface DraftChoice {
  /** The draft that a person looked at when the act was asked for; null: none was open. */
  readonly meant: DraftId | null
  /** The one whose prices are known now. */
  readonly open: DraftId | null
  /** The one made for the acts that were asked for while none was open. */
  readonly made: DraftId | null
}

/** Which draft an act goes to when its turn comes: never one that it was not meant for. */
export const draftOfAct = ({ meant, open, made }: DraftChoice): DraftId | 'new' | 'other' => {
  if (meant === null) return open === null ? 'new' : open === made ? open : 'other'
  return meant === open ? meant : 'other'
}
