/** Lets changes of rows, filters and columns into the table, but not under the fingers of a person who types or draws. */
export interface ModelGate {
  /** A later change of the same kind takes the place of one that waits. */
  readonly change: (kind: string, act: () => void) => void
  /** Lets in what waits, unless somebody is still at it. */
  readonly release: () => void
}

interface ModelGateOptions {
  readonly isBusy: () => boolean
  readonly onChanged: () => void
}

export const createModelGate = ({ isBusy, onChanged }: ModelGateOptions): ModelGate => {
  const waiting = new Map<string, () => void>()
  const release = () => {
    if (waiting.size === 0 || isBusy()) return
    const acts = [...waiting.values()]
    waiting.clear()
    for (const act of acts) act()
    onChanged()
  }
  return {
    change: (kind, act) => {
      waiting.set(kind, act)
      release()
    },
    release,
  }
}
