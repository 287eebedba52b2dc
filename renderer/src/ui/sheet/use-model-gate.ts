import { type RefObject, useEffect, useState } from 'react'
import type { EditingLayer } from './editing/attach-editing.ts'
import { createModelGate, type ModelGate } from './model-gate.ts'

interface Parts {
  readonly place: RefObject<HTMLElement | null>
  readonly layer: RefObject<Pick<EditingLayer<unknown>, 'revise'> | null>
}

const isTypingIn = (place: HTMLElement | null): boolean => {
  const { activeElement } = document
  return (
    place?.contains(activeElement) === true && !!activeElement?.closest('.ag-cell-inline-editing')
  )
}

/** The gate of one table: an editor that has the focus closes it. */
export const useModelGate = ({ place, layer }: Parts): ModelGate => {
  const [gate] = useState(() =>
    createModelGate({
      isTyping: () => isTypingIn(place.current),
      // The grid tells of its new rows a moment later, when the next key may have come.
      onChanged: () => layer.current?.revise(),
    }),
  )
  useEffect(() => {
    const { current } = place
    // The focus may be lost amid the work of the grid, which is to be ended first.
    const left = () => queueMicrotask(gate.release)
    current?.addEventListener('focusout', left)
    return () => current?.removeEventListener('focusout', left)
  }, [place, gate])
  return gate
}
