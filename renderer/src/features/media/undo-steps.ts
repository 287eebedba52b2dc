export interface UndoStep {
  readonly run: () => unknown
}

export const noSteps: readonly UndoStep[] = []

const mostKept = 50

export const pushed = (steps: readonly UndoStep[], step: UndoStep): readonly UndoStep[] => [
  ...steps.slice(1 - mostKept),
  step,
]

/** The steps without one that was undone in another way. */
export const without = (steps: readonly UndoStep[], step: UndoStep): readonly UndoStep[] =>
  steps.filter((one) => one !== step)
