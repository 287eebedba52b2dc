import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readCommandLine } from './command-line.ts'

const usual = { profile: null, secrets: null, language: null, output: 'words' }

test('a command, its subject and its options are read in any order', () => {
  expect(readCommandLine(['--json', 'once', 'Units', '--profile', 'p', '--language=cs'])).toEqual({
    kind: 'command',
    command: { name: 'once', report: 'Units' },
    options: { profile: resolve('p'), secrets: null, language: 'cs', output: 'json' },
  })
  expect(readCommandLine(['release', 'me@crm', '--secrets', 'keychain'])).toEqual({
    kind: 'command',
    command: { name: 'release', account: 'me@crm' },
    options: { ...usual, secrets: 'keychain' },
  })
  expect(readCommandLine(['run'])).toEqual({ kind: 'run', options: usual })
})

test('a file is named from the folder in which the person is', () => {
  expect(readCommandLine(['import', 'settings.json'])).toMatchObject({
    command: { name: 'import', file: resolve('settings.json') },
  })
})

test('what begins with a dash is a subject behind two dashes', () => {
  expect(readCommandLine(['once', '--', '--units'])).toMatchObject({
    command: { name: 'once', report: '--units' },
  })
})

test.each([[['--help']], [['-h']], [['help']], [['once', '--help']], [['--help', 'nonsense']]])(
  '%j asks for help',
  (args) => {
    expect(readCommandLine(args).kind).toBe('help')
  },
)

test.each([
  [[], 'noCommand', ''],
  [['serve'], 'unknownCommand', 'serve'],
  [['once'], 'missing', 'once'],
  [['once', ''], 'missing', 'once'],
  [['import'], 'missing', 'import'],
  [['status', 'all'], 'surplus', 'all'],
  [['once', 'a', 'b'], 'surplus', 'b'],
  [['run', '--password', 'x'], 'option', '--password'],
  [['run', '--constructor'], 'option', '--constructor'],
  [['run', '--profile'], 'value', '--profile'],
  [['run', '--profile='], 'value', '--profile'],
  [['run', '--json=yes'], 'value', '--json'],
  [['run', '--language', 'de'], 'value', '--language'],
])('%j is a mistake: %s', (args, kind, word) => {
  expect(readCommandLine(args)).toMatchObject({ kind: 'fault', fault: { kind, word } })
})
