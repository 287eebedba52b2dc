const hourMs = 3_600_000

/** What a server, and whoever watches it, knows of the computer that all its logins come from. */
export const watchedServer = () => {
  /** Logins on hold for a refusal that was heard, and when it was by the clock on the wall. */
  const refusedAt = new Map<string, number>()
  /** Logins that a person has acted on since. */
  const tried = new Set<string>()
  let isHeld = false
  return {
    isHeld: () => isHeld,
    maySend: (login: string) => !isHeld || tried.has(login),
    refused: (login: string, at: number) => {
      const isClose = [...refusedAt].some(
        ([other, since]) => other !== login && Math.abs(since - at) <= hourMs,
      )
      if (isClose && !isHeld) {
        isHeld = true
        tried.clear()
      }
      refusedAt.set(login, at)
    },
    acted: (login: string) => {
      refusedAt.delete(login)
      if (isHeld) tried.add(login)
    },
    letIn: (login: string) => {
      if (!tried.has(login)) return
      isHeld = false
      tried.clear()
    },
    /** Nobody remembers what a person had tried. */
    restarted: () => tried.clear(),
  }
}
