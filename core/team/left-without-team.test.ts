import { expect, test } from 'vitest'
import { leftWithoutTeamMs } from './left-without-team.ts'

const lengthMs = 300

test.each([
  ['was heard a moment ago', null, 0, 300],
  ['was heard a while ago', null, 100, 200],
  ['was heard long ago', null, 1_000, 0],
  ['was heard long ago, with a cooldown that has just ended', 20, 1_000, 280],
  ['was heard long ago, with a cooldown that is not over', -50, 1_000, 350],
  ['was heard after the last cooldown had ended', 1_000, 100, 200],
])(
  'an export waits for what others may have begun where the team %s',
  (_when, endedMsAgo, heardMsAgo, leftMs) => {
    expect(leftWithoutTeamMs({ lengthMs, endedMsAgo, heardMsAgo })).toBe(leftMs)
  },
)
