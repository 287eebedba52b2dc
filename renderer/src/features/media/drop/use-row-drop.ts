import { type DragEvent, useState } from 'react'
import { carriesRows } from './dragged-rows.ts'

/** A place on which rows of the list can be put down. */
export const useRowDrop = (onDrop: () => void) => {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    taking: {
      'data-over': isOver,
      onDragOver: (event: DragEvent) => {
        if (!carriesRows(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        setIsOver(false)
        if (!carriesRows(event)) return
        event.preventDefault()
        onDrop()
      },
    },
  }
}
