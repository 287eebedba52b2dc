import { rowsBox } from './rows-box.ts'

const id = 'sheet-problem'
const gapPx = 4

/** Says at an open editor what is wrong with its text. */
export interface ProblemNote {
  readonly isShown: () => boolean
  /** null: nothing is wrong any more. */
  readonly tell: (input: HTMLInputElement, problem: string | null) => void
  readonly clear: () => void
}

/** A popover: no row and no edge of the table covers it. */
export const problemNote = (place: HTMLElement): ProblemNote => {
  const note = document.createElement('div')
  note.id = id
  note.className = id
  note.role = 'alert'
  note.popover = 'manual'
  let editor: HTMLInputElement | null = null

  // Below the editor, or above one at the foot of the table.
  const put = () => {
    const box = (editor?.closest('.ag-cell') ?? place).getBoundingClientRect()
    const { offsetHeight, offsetWidth } = note
    const below = box.bottom + gapPx
    const isBelow = below + offsetHeight <= rowsBox(place).bottom
    note.style.top = `${isBelow ? below : box.top - gapPx - offsetHeight}px`
    note.style.left = `${Math.max(gapPx, box.right - offsetWidth)}px`
  }
  const clear = () => {
    editor = null
    note.remove()
    place.removeEventListener('scroll', put, { capture: true })
  }
  const tell = (input: HTMLInputElement, problem: string | null) => {
    input.setAttribute('aria-invalid', String(problem !== null))
    if (problem === null) {
      note.hidePopover()
      return
    }
    if (editor !== input) {
      editor = input
      input.setAttribute('aria-describedby', id)
      place.append(note)
      place.addEventListener('scroll', put, { capture: true, passive: true })
    }
    note.textContent = problem
    note.showPopover()
    put()
  }
  return { isShown: () => editor !== null, tell, clear }
}
