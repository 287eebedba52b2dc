export interface Moment {
  readonly reached: Promise<void>
  readonly isReached: () => boolean
  readonly reach: () => void
}

/** Something that happens once and that others wait for. */
export const moment = (): Moment => {
  const controller = new AbortController()
  const { signal } = controller
  return {
    reached: new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true })
    }),
    isReached: () => signal.aborted,
    reach: () => controller.abort(),
  }
}
