import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '#core/time'
import { type Feed, feedSchema, type Installation, judgeFeed } from './feed.ts'

const now = Date.parse('2026-11-24T12:00:00Z')

const file = {
  name: 'unitdesk-0.2.0-x86_64.AppImage',
  system: 'linux-x64',
  sha512: `${'A'.repeat(86)}==`,
  size: 100_000_000,
  blockMapSize: 100_000,
}

const feed: Feed = {
  channel: 'stable',
  version: '0.2.0',
  published: now - dayMs,
  expires: now + dayMs,
  percentage: 100,
  files: [file],
}

const here: Installation = {
  version: '0.1.0',
  channel: 'stable',
  system: 'linux-x64',
  draw: 42,
  newestSeen: null,
}

test('a newer version is offered with the file of this system', () => {
  expect(judgeFeed(feed, here, now)).toEqual({ kind: 'offered', version: '0.2.0', file })
})

test.each([
  ['of another channel', { channel: 'early' }, 'forged'],
  ['that has expired', { expires: now }, 'expired'],
  ['without a file for this system', { files: [{ ...file, system: 'win32-x64' }] }, 'otherSystem'],
] as const)('a feed %s is refused', (_, change, trouble) => {
  expect(judgeFeed({ ...feed, ...change }, here, now)).toEqual({ kind: 'refused', trouble })
})

test('a feed that is older than the newest one seen is refused, and the same one is not', () => {
  const seen = (newestSeen: number) => judgeFeed(feed, { ...here, newestSeen }, now).kind
  expect(seen(feed.published + 1)).toBe('refused')
  expect(seen(feed.published)).toBe('offered')
})

test('what has an older or the same version changes nothing', () => {
  for (const version of ['0.1.0', '0.0.9', '0.1.0-early.1']) {
    expect(judgeFeed({ ...feed, version }, here, now)).toEqual({ kind: 'current' })
  }
})

test('of all who draw, as many get a version as the feed says, and nobody who had it loses it', () => {
  const offered = (percentage: number, draw: number) =>
    judgeFeed({ ...feed, percentage }, { ...here, draw }, now).kind === 'offered'
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (percentage) => {
      const draws = Array.from({ length: 100 }, (_, draw) => draw)
      expect(draws.filter((draw) => offered(percentage, draw))).toHaveLength(percentage)
    }),
  )
  fc.assert(
    fc.property(fc.nat(99), fc.nat(100), fc.nat(100), (draw, a, b) => {
      if (offered(Math.min(a, b), draw)) expect(offered(Math.max(a, b), draw)).toBe(true)
    }),
  )
})

test('whatever a feed says, no version is offered that is not newer, and none of an expired or older feed', () => {
  fc.assert(
    fc.property(
      fc.record({
        version: fc.constantFrom('0.0.9', '0.1.0', '0.1.1-early.1', '0.1.1', '1.0.0'),
        published: fc.integer({ min: now - 9 * dayMs, max: now }),
        expires: fc.integer({ min: now - 9 * dayMs, max: now + 9 * dayMs }),
        percentage: fc.nat(100),
        newestSeen: fc.option(fc.integer({ min: now - 9 * dayMs, max: now })),
      }),
      ({ newestSeen, ...said }) => {
        const verdict = judgeFeed({ ...feed, ...said }, { ...here, newestSeen }, now)
        if (verdict.kind !== 'offered') return
        expect(['0.1.1-early.1', '0.1.1', '1.0.0']).toContain(said.version)
        expect(said.expires).toBeGreaterThan(now)
        expect(said.published).toBeGreaterThanOrEqual(newestSeen ?? 0)
        expect(said.percentage).toBeGreaterThan(here.draw)
      },
    ),
  )
})

test.each([
  ['a name that leads elsewhere', { files: [{ ...file, name: '../evil' }] }],
  ['an address in place of a name', { files: [{ ...file, name: 'https:evil' }] }],
  ['a hash of another kind', { files: [{ ...file, sha512: 'abc' }] }],
  ['a file without end', { files: [{ ...file, size: 1e12 }] }],
  ['a version that is none', { version: 'latest' }],
  ['a share beyond all', { percentage: 101 }],
  ['a moment that is none', { published: 'today' }],
])('a feed with %s is none', (_, change) => {
  const written = {
    ...feed,
    published: '2026-11-23T12:00:00Z',
    expires: '2027-01-01T00:00:00Z',
  }
  expect(feedSchema.safeParse(written).success).toBe(true)
  expect(feedSchema.safeParse({ ...written, ...change }).success).toBe(false)
})
