export interface Visit {
  /** The origin of the address. */
  readonly server: string
  /** The feature that asks: waiting features get their turns one after another. */
  readonly feature: string
  readonly signal: AbortSignal
}

/** A server's place for one request, until it is given back. */
export type GiveBack = () => void

export interface Limits {
  /** Resolves when there is a place; null when the signal came first. */
  readonly enter: (visit: Visit) => Promise<GiveBack | null>
}

/** A browser opens as many connections to one server. */
const placesPerServer = 6

interface Server {
  underWay: number
  /** The features in the order of their next turns; a feature is in it as long as a request of it waits. */
  readonly waiting: Map<string, Set<(place: GiveBack) => void>>
}

/** Round robin among the features that wait, first come first served within one. */
export const createLimits = (): Limits => {
  const servers = new Map<string, Server>()

  const serve = (name: string, server: Server): void => {
    while (server.underWay < placesPerServer) {
      const next = takeNext(server)
      if (next === null) break
      server.underWay += 1
      next(once(() => leave(name, server)))
    }
    if (server.underWay === 0) servers.delete(name)
  }
  const leave = (name: string, server: Server): void => {
    server.underWay -= 1
    serve(name, server)
  }
  return {
    enter: ({ server: name, feature, signal }) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve(null)
        const server = servers.get(name) ?? { underWay: 0, waiting: new Map() }
        servers.set(name, server)
        const giveUp = () => {
          forget(server, feature, admit)
          resolve(null)
        }
        const admit = (place: GiveBack) => {
          signal.removeEventListener('abort', giveUp)
          resolve(place)
        }
        signal.addEventListener('abort', giveUp)
        const line = server.waiting.get(feature) ?? new Set()
        server.waiting.set(feature, line.add(admit))
        serve(name, server)
      }),
  }
}

const takeNext = (server: Server): ((place: GiveBack) => void) | null => {
  for (const [feature, line] of server.waiting) {
    for (const first of line) {
      line.delete(first)
      // The feature's next turn comes after those of all others.
      server.waiting.delete(feature)
      if (line.size > 0) server.waiting.set(feature, line)
      return first
    }
  }
  return null
}

const forget = (server: Server, feature: string, admit: (place: GiveBack) => void): void => {
  const line = server.waiting.get(feature)
  line?.delete(admit)
  if (line?.size === 0) server.waiting.delete(feature)
}

const once = (act: () => void): (() => void) => {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}
