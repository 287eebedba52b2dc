import { expect, test } from 'vitest'
import type { z } from 'zod'
import { loginKey } from '#core/accounts/login-key'
import { exportRequestText } from '#core/exports/runs/export-request'
import { handClock } from '../../store/testing/store-folder.ts'
import { drawKey, teamKeyOf } from '../../team/key/team-key.ts'
import { done, teamFault } from '../../team/team-result.ts'
import { shareRuns } from './share-runs.ts'

const key = teamKeyOf(drawKey())
const account = { baseUrl: 'https://crm.example.com', login: 'eva' }
const content = { name: 'products', format: 'xlsx', parameters: {} } as const
const wanted = { account, content, slot: null }

/** A desk whose team lists a run of Petr, of which it has nothing else. */
const start = () => {
  const team = { isAway: false }
  const row = {
    id: 1,
    subject: key.digestOf(
      JSON.stringify([loginKey(account), exportRequestText(content), content.format]),
    ),
    sha256: '0'.repeat(64),
    holder: 'Petr',
    format: 'xlsx',
    bytes: 1,
    is_packed: false,
    chunks: 1,
    age_ms: 0,
  }
  const ask = async <T>(schema: z.ZodType<T>, name: string) => {
    if (team.isAway) return teamFault('unreachable')
    return done(name === 'list_shared' ? [schema.parse(row)] : [])
  }
  const { runs, come } = shareRuns({
    clock: handClock(),
    desk: { ask, act: ask, digestOf: (text) => text },
    key: { read: () => key },
    isOfTeam: () => true,
    onRuns: () => undefined,
  })
  return { team, runs, come }
}

test.each([
  ['gone', false],
  ['out of reach', true],
])(
  'a run of a colleague that is %s is not found again before the team has told of it',
  async (_what, isAway) => {
    const { team, runs, come } = start()
    await come()
    const found = runs.find(wanted)
    if (found === null) throw new Error('the run of Petr was not found')
    team.isAway = isAway
    expect(await runs.open(found)).toBeNull()
    expect(runs.find(wanted)).toBeNull()
    team.isAway = false
    await come()
    expect(runs.find(wanted)).toEqual(found)
  },
)
