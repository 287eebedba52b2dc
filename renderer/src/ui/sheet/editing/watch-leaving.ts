interface FocusWatch {
  /** Whether the focus has gone elsewhere since it was last in a cell. */
  readonly isLeft: () => boolean
  readonly detach: () => void
}

/** Tells whether a person has left the cells. */
export const watchLeaving = (): FocusWatch => {
  let isLeft = false
  const follow = ({ target }: FocusEvent) => {
    // The grid itself puts the focus into the cell of an editor that it has closed.
    isLeft = target instanceof Element && !target.closest('.ag-cell')
  }
  document.addEventListener('focusin', follow)
  return {
    isLeft: () => isLeft,
    detach: () => document.removeEventListener('focusin', follow),
  }
}
