import { useState } from 'react'
import type { EditorParts } from '../editor/editor-parts.ts'
import classes from './draft-bar.module.css'
import { DraftState } from './draft-state.tsx'
import { MeanwhileButton } from './meanwhile-button.tsx'
import { useMeanwhile } from './use-meanwhile.ts'

/** How old the draft is, and below it what happened on the server while it lay still: both count from the same moment. */
export const DraftNews = (parts: EditorParts) => {
  const { open } = parts.draft
  // The draft as it was opened: a further edit must not hide what happened on the server before it.
  const [opened, setOpened] = useState(open)
  if (opened?.id !== open?.id) setOpened(open)
  const since = opened?.changedAt ?? null
  const list = useMeanwhile(parts, since)
  return (
    <div className={classes['news']}>
      <DraftState {...parts} />
      {since !== null && (
        <MeanwhileButton list={list} onOpen={() => parts.onDialog({ kind: 'meanwhile', since })} />
      )}
    </div>
  )
}
