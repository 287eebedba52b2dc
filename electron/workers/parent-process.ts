/** The process that has started this one. */
export interface ParentProcess {
  readonly onMessage: (listener: (message: unknown) => void) => void
  readonly post: (message: unknown) => void
}

/** Main of a utility process of the application, or the parent of a child of a plain Node. */
export const parentOfProcess = (): ParentProcess => {
  const port = process.parentPort as typeof process.parentPort | undefined
  if (port) {
    return {
      onMessage: (listener) => port.on('message', ({ data }) => listener(data)),
      post: (message) => port.postMessage(message),
    }
  }
  process.once('disconnect', () => process.exit(0))
  return {
    onMessage: (listener) => process.on('message', listener),
    post: (message) => process.send?.(message),
  }
}
