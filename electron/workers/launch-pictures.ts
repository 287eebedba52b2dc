import { utilityProcess } from 'electron'
import type { PicturesLimits } from './pictures/pictures-message.ts'
import type { PicturesChild } from './start-pictures.ts'

/** A utility process of the application. */
export const launchPictures = (limits: PicturesLimits) => (): PicturesChild => {
  const child = utilityProcess.fork(limits.script, [JSON.stringify(limits)], {
    serviceName: 'Unitdesk pictures',
    // The library talks about what it finds in a damaged picture.
    stdio: 'ignore',
  })
  return {
    post: (request) => child.postMessage(request),
    onMessage: (listener) => child.on('message', listener),
    onExit: (listener) => child.once('exit', () => listener()),
    kill: () => child.kill(),
  }
}
