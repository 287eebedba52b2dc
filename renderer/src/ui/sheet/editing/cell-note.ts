import { rowsBox } from './rows-box.ts'

const gapPx = 4

/** What is said at a cell: what is wrong with a text, what it comes to, or why the cell takes none. */
export interface CellWords {
  readonly tone: 'problem' | 'hint'
  readonly words: string
}

/** Says something at a cell. */
export interface CellNote {
  /** Null while nothing is said. */
  readonly tone: () => CellWords['tone'] | null
  /** null: there is nothing to say any more. */
  readonly tell: (cell: Element | null, said: CellWords | null) => void
  readonly clear: () => void
}

/** A popover: no row and no edge of the table covers it. */
export const cellNote = (place: HTMLElement, id: string): CellNote => {
  const note = document.createElement('div')
  note.id = id
  note.className = 'sheet-note'
  note.popover = 'manual'
  let at: Element | null = null
  let tone: CellWords['tone'] | null = null

  // Below the cell, or above one at the foot of the table.
  const put = () => {
    const box = (at?.closest('.ag-cell') ?? place).getBoundingClientRect()
    const { offsetHeight, offsetWidth } = note
    const below = box.bottom + gapPx
    const isBelow = below + offsetHeight <= rowsBox(place).bottom
    note.style.top = `${isBelow ? below : box.top - gapPx - offsetHeight}px`
    note.style.left = `${Math.max(gapPx, box.right - offsetWidth)}px`
  }
  const clear = () => {
    at?.removeAttribute('aria-describedby')
    at = null
    tone = null
    note.remove()
    place.removeEventListener('scroll', put, { capture: true })
  }
  const tell = (cell: Element | null, said: CellWords | null) => {
    if (!cell || !said) {
      clear()
      return
    }
    if (at !== cell) {
      clear()
      at = cell
      cell.setAttribute('aria-describedby', id)
      place.append(note)
      place.addEventListener('scroll', put, { capture: true, passive: true })
    }
    tone = said.tone
    note.role = said.tone === 'problem' ? 'alert' : 'status'
    note.dataset['tone'] = said.tone
    note.textContent = said.words
    note.showPopover()
    put()
  }
  return { tone: () => tone, tell, clear }
}
