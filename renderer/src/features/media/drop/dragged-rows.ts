import type { DragEvent } from 'react'

const type = 'application/x-unitdesk-rows'

/** Whether rows of the list are dragged: before a drop the browser tells only what kind of thing it is. */
export const carriesRows = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer.types.includes(type)

/** Starts the drag of the chosen rows. The screen knows which they are: the browser is told only their kind. */
export const startRowDrag = ({ dataTransfer }: DragEvent, label: string): void => {
  dataTransfer.effectAllowed = 'copyMove'
  dataTransfer.setData(type, label)
}
