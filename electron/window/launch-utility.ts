import { utilityProcess } from 'electron'
import type { LaunchWorker } from '../workers/worker-process.ts'

/** Starts a script as a utility process of the application. */
export const launchUtility: LaunchWorker = ({ name, script, args }) => {
  const child = utilityProcess.fork(script, [...args], {
    serviceName: name,
    // The libraries talk about what they find in a damaged file.
    stdio: 'ignore',
  })
  return {
    post: (message) => child.postMessage(message),
    onMessage: (listener) => {
      child.on('message', listener)
    },
    onExit: (listener) => {
      child.once('exit', listener)
    },
    kill: () => {
      child.kill()
    },
  }
}
