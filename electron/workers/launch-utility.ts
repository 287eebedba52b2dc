import { utilityProcess } from 'electron'

/** A utility process of the application, which is told its limits. */
export const launchUtility = (serviceName: string, limits: { readonly script: string }) => () => {
  const child = utilityProcess.fork(limits.script, [JSON.stringify(limits)], {
    serviceName,
    // The libraries talk about what they find in a damaged file.
    stdio: 'ignore',
  })
  return {
    post: (request: unknown) => child.postMessage(request),
    onMessage: (listener: (message: unknown) => void) => {
      child.on('message', listener)
    },
    onExit: (listener: (code: number) => void) => {
      child.once('exit', listener)
    },
    kill: () => {
      child.kill()
    },
  }
}
