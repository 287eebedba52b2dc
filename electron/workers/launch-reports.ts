import { utilityProcess } from 'electron'
import type { ReportsLimits } from './reports/reports-message.ts'
import type { ReportsChild } from './start-reports.ts'

/** A utility process of the application. */
export const launchReports = (limits: ReportsLimits) => (): ReportsChild => {
  const child = utilityProcess.fork(limits.script, [JSON.stringify(limits)], {
    serviceName: 'Unitdesk reader',
    // The library talks about what it finds in a damaged file.
    stdio: 'ignore',
  })
  return {
    post: (request) => child.postMessage(request),
    onMessage: (listener) => child.on('message', listener),
    onExit: (listener) => child.once('exit', listener),
    kill: () => child.kill(),
  }
}
