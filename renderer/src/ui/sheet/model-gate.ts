/** Lets changes of rows, filters and columns into the table, but not under the fingers of a person who types. */
export interface ModelGate {
  /** A later change of the same kind takes the place of one that waits. */
  readonly change: (kind: string, act: () => void) => void
  /** Typing has ended, perhaps: lets in what waits. */
  readonly release: () => void
}

interface Gate {
  readonly isTyping: () => boolean
  readonly onChanged: () => void
}

export const createModelGate = ({ isTyping, onChanged }: Gate): ModelGate => {
  const waiting = new Map<string, () => void>()
  const release = () => {
    if (waiting.size === 0 || isTyping()) return
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
