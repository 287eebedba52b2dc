import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import rules from '../.dependency-cruiser.mjs'
import { plantedCode } from './planted.ts'
import { plantedErrors } from './planted-errors.ts'
import { neighbours, plantedImports } from './planted-imports.ts'
import { rooms } from './rooms.mjs'

const project = join(import.meta.dirname, '..')

const plant = (files: Iterable<readonly [path: string, code: string]>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-nets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  for (const name of [
    'biome.json',
    'lint',
    'package.json',
    'tsconfig.base.json',
    '.dependency-cruiser.mjs',
  ]) {
    cpSync(join(project, name), join(folder, name), { recursive: true })
  }
  for (const [path, code] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  return folder
}

const run = (folder: string, command: string, args: string[]): string =>
  spawnSync(join(project, 'node_modules', '.bin', command), args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).stdout

interface Violation {
  readonly rule: { readonly name: string }
  readonly from: string
}

test('every rule of the layers catches what was planted for it, in the file where it was planted', () => {
  const quiet = neighbours.map((path) => [path, 'export {}\n'] as const)
  const folder = plant([...quiet, ...Object.values(plantedImports).flat()])
  const output = run(folder, 'depcruise', [
    'core',
    'electron',
    'renderer',
    'sandbox',
    'e2e',
    'scripts',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
  ])
  const violations: Violation[] = JSON.parse(output).summary.violations
  for (const [rule, files] of Object.entries(plantedImports)) {
    const caught = violations.filter(({ rule: { name } }) => name === rule).map(({ from }) => from)
    expect(
      files.map(([path]) => path),
      rule,
    ).toEqual(expect.arrayContaining(caught.slice(0, 1)))
    expect(caught, rule).not.toEqual([])
  }
})

test('no rule of the layers is without a planted violation', () => {
  expect(Object.keys(plantedImports).sort()).toEqual(rules.forbidden.map(({ name }) => name).sort())
})

interface Diagnostic {
  readonly category: string
  readonly message: unknown
  readonly location: { readonly path: string }
}

test('every rule of the linter catches what was planted for it, in the file where it was planted', () => {
  const folder = plant(Object.values(plantedCode))
  const output = run(folder, 'biome', [
    'lint',
    '--vcs-enabled=false',
    '--max-diagnostics=none',
    '--reporter=json',
    ...Object.values(plantedCode).map(([path]) => path),
  ])
  const diagnostics: Diagnostic[] = JSON.parse(output).diagnostics
  for (const [rule, [path]] of Object.entries(plantedCode)) {
    const message = rule.startsWith('plugin/') ? messageOfPlugin(rule) : null
    const inFile = diagnostics.filter(({ location }) => location.path === path)
    const caught = inFile.some(
      (found) =>
        found.category === rule ||
        (message !== null && JSON.stringify(found.message).includes(message)),
    )
    expect(caught, `${rule}: ${JSON.stringify(inFile)}`).toBe(true)
  }
})

const messageOfPlugin = (rule: string): string => {
  const text = readFileSync(join(project, `lint/${basename(rule)}.grit`), 'utf8')
  const message = /message="([^"]+)"/.exec(text)?.[1]
  assert(message, `${rule} has no message`)
  return message
}

test('no rule of the linter that is switched on by name is without a planted violation', () => {
  const { linter, overrides, plugins } = JSON.parse(
    readFileSync(join(project, 'biome.json'), 'utf8'),
  )
  const named = [linter, ...overrides.map((one: { linter: unknown }) => one.linter)].flatMap(
    ({ rules }) =>
      Object.entries(rules).flatMap(([group, byName]) =>
        typeof byName !== 'object' || byName === null
          ? []
          : Object.entries(byName)
              .filter(([, level]) => level !== 'off')
              .map(([name]) => `lint/${group}/${name}`),
      ),
  )
  const doors = plugins.map(
    (plugin: string | { readonly path: string }) =>
      `plugin/${basename(typeof plugin === 'string' ? plugin : plugin.path, '.grit')}`,
  )
  const onDisk = readdirSync(join(project, 'lint')).filter((name) => name.endsWith('.grit'))
  expect(doors.sort()).toEqual(onDisk.map((name) => `plugin/${basename(name, '.grit')}`).sort())
  expect(Object.keys(plantedCode).sort()).toEqual([...new Set([...named, ...doors])].sort())
})

test.each(Object.entries(plantedErrors))(
  'the compiler of %s refuses what its folder has not',
  (at, [path, code]) => {
    const config = at.endsWith('.json') ? at : `${at}/tsconfig.json`
    const base = `${path.split('/')[0]}/tsconfig.json`
    const folder = plant([[path, code]])
    for (const file of new Set([base, config, 'core/tsconfig.json']))
      cpSync(join(project, file), join(folder, file))
    const output = run(folder, 'tsc', ['-p', config, '--noEmit', '--pretty', 'false'])
    expect(output).toContain(`${path}(`)
  },
)

test('the compiler is the native one, not the one whose API the layer check uses', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  const pinned = devDependencies['@typescript/native'].replace('npm:typescript@', '')
  expect(run(project, 'tsc', ['--version']).trim()).toBe(`Version ${pinned}`)
})

test('every compiler project has a planted error', () => {
  const { references } = JSON.parse(readFileSync(join(project, 'tsconfig.json'), 'utf8'))
  const known = references.map(({ path }: { path: string }) => path.replace('./', ''))
  expect(Object.keys(plantedErrors).sort()).toEqual(known.sort())
})

test('what only a test uses is found in the product', () => {
  const folder = plant([
    ['electron/main.ts', "import { used } from './planted.ts'\n\nused()\n"],
    ['electron/planted.ts', 'export const used = () => 1\nexport const tested = () => 2\n'],
    ['electron/planted.test.ts', "import { tested } from './planted.ts'\n\ntested()\n"],
  ])
  cpSync(join(project, 'knip.production.json'), join(folder, 'knip.production.json'))
  const [, ...args] = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).scripts[
    'unused-in-production'
  ].split(' ')
  const found = run(folder, 'knip', args)
  expect(found).toContain('tested')
  expect(found).not.toContain('used  ')
})

test('each row of the table in ARCHITECTURE.md is a rule, and each rule a row', () => {
  const text = readFileSync(join(project, 'ARCHITECTURE.md'), 'utf8')
  const table = text.split('## Who may import whom')[1]?.split('\n## ')[0] ?? ''
  const [, , ...rows] = table.split('\n').filter((line) => line.startsWith('|'))
  const cells = (values: readonly string[] = []) => (values.length === 0 ? '-' : values.join(', '))
  expect(rows.map((row) => row.replace(/ +/g, ' '))).toEqual(
    rooms.map(({ room, imports, types }) => `| ${room} | ${cells(imports)} | ${cells(types)} |`),
  )
})

test('no folder holds more than forty files', () => {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8',
  }).stdout
  const counts = new Map<string, number>()
  for (const path of listed.split('\n').filter((line) => existsSync(join(project, line)))) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  expect([...counts].filter(([, files]) => files > 40)).toEqual([])
})
