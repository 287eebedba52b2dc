interface RunningProcess {
  readonly child: { readonly kill: () => void }
  readonly isGone: boolean
}

interface RestingProcess<P extends RunningProcess> {
  readonly launch: () => P
  /** How long the process stays without a request: it costs memory. */
  readonly idleMs: number
}

/** A process that is started with the first request, stays for a while after the last one, and is started anew when gone. */
export const restingProcess = <P extends RunningProcess>({ launch, idleMs }: RestingProcess<P>) => {
  let running: P | null = null
  let idle: NodeJS.Timeout | null = null
  // The number grows with every stop, so that a late start sees that it is not wanted any more.
  let stops = 0
  const keep = () => {
    if (idle) clearTimeout(idle)
  }
  const end = () => {
    keep()
    running?.child.kill()
    running = null
  }
  return {
    running: (): P | null => running,
    start: (): P => {
      keep()
      if (running === null || running.isGone) running = launch()
      return running
    },
    rest: () => {
      keep()
      idle = setTimeout(end, idleMs)
      // The timer alone keeps nothing running.
      idle.unref()
    },
    end,
    stop: () => {
      stops += 1
      end()
    },
    /** Asked by whoever gets in line: answers later whether the process was stopped since. */
    sinceNow: (): (() => boolean) => {
      const before = stops
      return () => stops !== before
    },
  }
}
