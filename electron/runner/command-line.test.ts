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
  const serve = { host: '127.0.0.1', port: 8710 }
  expect(readCommandLine(['run'])).toEqual({ kind: 'run', serve, options: usual })
  expect(readCommandLine(['prices', 'plan', 'a.xlsx', '--project', 'P', '--sheet=S'])).toEqual({
    kind: 'command',
    command: {
      name: 'prices plan',
      file: resolve('a.xlsx'),
      project: 'P',
      workspace: null,
      sheet: 'S',
    },
    options: usual,
  })
  expect(readCommandLine(['prices', 'apply', 'PLAN', '--confirm', '1 204'])).toMatchObject({
    command: { name: 'prices apply', plan: resolve('PLAN'), confirm: '1 204' },
  })
})

test('a command of a team has two words, a database and no other options than its own', () => {
  const database = 'postgres://it@db/sales'
  expect(
    readCommandLine(['team', 'invite', 'Jana', '--database', database, '--authority', 'ca.pem']),
  ).toEqual({
    kind: 'team',
    command: {
      name: 'team invite',
      subject: 'Jana',
      areas: null,
      database,
      team: null,
      authority: resolve('ca.pem'),
      head: null,
    },
    options: usual,
  })
  const faultOf = (...args: string[]) => {
    const line = readCommandLine(args)
    return line.kind === 'fault' ? line.fault : null
  }
  expect(faultOf('team', 'init')).toEqual({ kind: 'noDatabase', word: '--database' })
  expect(faultOf('team', 'invite')).toEqual({ kind: 'missing', word: 'team invite' })
  expect(faultOf('team', 'fly')).toEqual({ kind: 'unknownCommand', word: 'team fly' })
  expect(faultOf('team', 'init', 'x')).toEqual({ kind: 'surplus', word: 'x' })
  expect(faultOf('team', 'init', '--confirm', '1')).toEqual({ kind: 'surplus', word: '--confirm' })
  expect(faultOf('team', 'verify', '--database', database, '--head', 'x')).toEqual({
    kind: 'value',
    word: '--head',
  })
  expect(faultOf('status', '--team', 'x')).toEqual({ kind: 'surplus', word: '--team' })
})

test('a file is named from the folder in which the person is', () => {
  expect(readCommandLine(['import', 'settings.json'])).toMatchObject({
    command: {
      name: 'import',
      file: resolve('settings.json'),
      folder: null,
      allow: [],
      backups: null,
    },
  })
  expect(
    readCommandLine(['import', 'a.json', '--allow', 'smtps://a:465', '--allow=https://b']),
  ).toMatchObject({ command: { allow: ['smtps://a:465', 'https://b'] } })
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
  [['prices'], 'unknownCommand', 'prices'],
  [['prices', 'look'], 'unknownCommand', 'prices look'],
  [['prices', 'plan'], 'missing', 'prices plan'],
  [['prices', 'plan', 'a.xlsx'], 'noProject', '--project'],
  [['prices', 'plan', 'a.xlsx', '--confirm', '1'], 'surplus', '--confirm'],
  [['prices', 'apply', 'PLAN', '--project', 'P'], 'surplus', '--project'],
  [['status', '--sheet', 'S'], 'surplus', '--sheet'],
  [['run', '--allow', 'https://b'], 'surplus', '--allow'],
  [['import', 'a', '--allow'], 'value', '--allow'],
  [['check', '--backups', 'd'], 'surplus', '--backups'],
])('%j is a mistake: %s', (args, kind, word) => {
  expect(readCommandLine(args)).toMatchObject({ kind: 'fault', fault: { kind, word } })
})
