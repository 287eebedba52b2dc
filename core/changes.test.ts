import { expect, test } from 'vitest'
import { changesSince, parseChangelog } from './changes.ts'

const text = `# Changelog

## [Unreleased]

### Added

- Links (\`unitdesk://\`) that lead
  somewhere.
- A report.

## [0.2.0] - 2026-12-01

### Changed

- Prices.

## [0.1.0] - 2026-11-01

### Added

- All of it.
`

const changelog = parseChangelog(text)
const versions = (version: string, since: string | null) =>
  changesSince(changelog, { version, since }).map((each) => each.version)

test('an entry over several lines is one sentence', () => {
  expect(changelog[0]).toEqual({
    version: 'Unreleased',
    groups: [
      { title: 'Added', changes: ['Links (unitdesk://) that lead somewhere.', 'A report.'] },
    ],
  })
})

test('whoever has left out versions sees all of them, and nothing of one that is not there yet', () => {
  expect(versions('0.2.0', '0.1.0')).toEqual(['0.2.0'])
  expect(versions('0.3.0', '0.1.0')).toEqual(['Unreleased', '0.2.0'])
  expect(versions('0.2.0', null)).toEqual(['0.2.0'])
  expect(versions('0.1.0', '0.2.0')).toEqual(['0.1.0'])
})

test('a text of another form has no changes', () => {
  expect(parseChangelog('nothing')).toEqual([])
  expect(changesSince([], { version: '1.0.0', since: null })).toEqual([])
})
