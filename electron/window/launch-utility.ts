import { closeSync, readdirSync, readlinkSync } from 'node:fs'
import { utilityProcess } from 'electron'
import type { LaunchWorker } from '../workers/worker-process.ts'

/** Starts a script as a utility process of the application. */
export const launchUtility: LaunchWorker = ({ name, script, args }) => {
  const before = new Set(nullDevices())
  // Streams that lead nowhere would be opened and closed by Electron in a thread of its own: with these the input alone
  // is opened, and who closes it is certain.
  const child = utilityProcess.fork(script, [...args], { serviceName: name, stdio: 'inherit' })
  const [input, ...others] = nullDevices().filter((descriptor) => !before.has(descriptor))
  // Electron opens the input of a child for itself too, and never closes it: in some weeks none would be left to open.
  if (input !== undefined && others.length === 0) child.once('spawn', () => closeSync(input))
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

const descriptors = '/proc/self/fd'

/** The descriptors of this process that lead nowhere; only Linux tells of them. */
const nullDevices = (): readonly number[] =>
  process.platform === 'linux'
    ? readdirSync(descriptors)
        .map(Number)
        .filter((descriptor) => leadsTo(descriptor) === '/dev/null')
    : []

// One that is closed while they are listed leads nowhere either.
const leadsTo = (descriptor: number): string | null => {
  try {
    return readlinkSync(`${descriptors}/${descriptor}`)
  } catch {
    return null
  }
}
