import { useState } from 'react'
import { useScreenVerb } from '../../ui/screen-verbs.ts'
import { noSteps, pushed, type UndoStep, without } from './undo-steps.ts'

export interface Undo {
  /** Keeps how something is taken back; answers with what takes back that alone. */
  readonly keep: (run: () => unknown) => () => void
}

/** What was done to the list, taken back one after another, the last first. */
export const useUndo = (): Undo => {
  const [steps, setSteps] = useState(noSteps)
  const takeBack = (step: UndoStep) => {
    setSteps((kept) => without(kept, step))
    step.run()
  }
  const last = steps.at(-1)
  useScreenVerb('undo', () => last && takeBack(last), last !== undefined)
  return {
    keep: (run) => {
      const step = { run }
      setSteps((kept) => pushed(kept, step))
      return () => takeBack(step)
    },
  }
}
