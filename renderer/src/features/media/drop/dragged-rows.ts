import type { DragEvent } from 'react'

const type = 'application/x-unitdesk-rows'

/** Rows of the list are on their way: the browser tells what kind of thing it is before it is dropped. */
export const carriesRows = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer.types.includes(type)

/** Which rows they are is known to the screen: they are the chosen ones. */
export const startRowDrag = ({ dataTransfer }: DragEvent, label: string): void => {
  dataTransfer.effectAllowed = 'copyMove'
  dataTransfer.setData(type, label)
}
