import type { Explained } from './explained.ts'

const guards = 'electron/crm/guards'

export const ofTheGuards: readonly Explained[] = [
  {
    file: `${guards}/attempt-call.ts`,
    mutants: ['opened  ->  true'],
    why: 'Where no file was opened, none goes with the attempt either way.',
  },
  {
    file: `${guards}/hear-out.ts`,
    mutants: [
      'clearTimeout(timer)  ->  undefined',
      "cancelled.removeEventListener('abort', onCancelled)  ->  undefined",
    ],
    why: 'It keeps something from a request that has ended, and nothing happens to that any more.',
  },
  {
    file: `${guards}/send-guarded.ts`,
    mutants: ['hearing.end()  ->  undefined'],
    why: 'It keeps something from a request that has ended, and nothing happens to that any more.',
  },
  {
    file: `${guards}/limits.ts`,
    mutants: [
      'server.underWay === 0  ->  false',
      'servers.delete(name)  ->  undefined',
      "signal.removeEventListener('abort', giveUp)  ->  undefined",
    ],
    why: 'It saves memory: a server without requests is an empty line, and who has a place cannot give up its wait.',
  },
  {
    file: `${guards}/waiting-line.ts`,
    mutants: ["signal.removeEventListener('abort', giveUp)  ->  undefined"],
    why: 'It saves memory: who has left the line has an answer, and a second one changes nothing.',
  },
  {
    file: `${guards}/refusal-guard.ts`,
    mutants: ['let isOnTrial = false  ->  let isOnTrial = true'],
    why: 'A trial goes alone: a request without one has passed before another one writes its own.',
  },
]
