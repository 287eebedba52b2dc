import { fork } from 'node:child_process'
import type { LaunchWorker } from './worker-process.ts'

/** Starts a script as a child of a plain Node, which ends when its parent is gone. */
export const forkWorker: LaunchWorker = ({ script, args }) => {
  const child = fork(script.startsWith('file:') ? new URL(script) : script, [...args], {
    serialization: 'advanced',
    execArgv: [],
    // Ctrl+C in a terminal reaches its whole group: what the worker has begun is finished by the one who stops.
    detached: process.platform !== 'win32',
    // The libraries talk about what they find in a damaged file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return {
    // A child that is just ending takes nothing more, and says so by its end.
    post: (message) => child.send(message, () => undefined),
    onMessage: (listener) => child.on('message', listener),
    onExit: (listener) => child.once('exit', listener),
    kill: () => child.kill('SIGKILL'),
  }
}
