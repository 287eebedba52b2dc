import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePolicy, hideableScreens, policyFeatures, readPolicy } from '#core/policy/policy'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { policyInRegistry } from './policy-in-registry.ts'
import { readPolicyText } from './policy-source.ts'

test('a file that is not there is no policy; one that cannot be read is a broken one', () => {
  const folder = temporaryFolder()
  expect(readPolicyText(join(folder, 'policy.json'))).toBeNull()
  mkdirSync(join(folder, 'folder.json'))
  expect(readPolicyText(join(folder, 'folder.json'))).toBe('')
  writeFileSync(join(folder, 'policy.json'), '{"tray":"off"}')
  expect(readPolicyText(join(folder, 'policy.json'))).toBe('{"tray":"off"}')
})

const key = 'HKEY_LOCAL_MACHINE\\Software\\Policies\\Unitdesk'

/** A program that answers as that of Windows does, one answer for our key and one for the keys beside it. */
const registry = (own: string, beside = 'exit 1'): string => {
  const path = join(temporaryFolder(), 'reg')
  const text = `#!/bin/sh\ncase "$2" in\n*Unitdesk) ${own};;\n*) ${beside};;\nesac\n`
  writeFileSync(path, text, { mode: 0o700 })
  return path
}
const saying = (...lines: readonly string[]) =>
  `printf '%s\\r\\n' ${lines.map((line) => `'${line}'`).join(' ')}`

test('the policy of a Windows registry is the text of its value, and a broken one where it is of another kind', () => {
  const valued = (kind: string, value: string) =>
    policyInRegistry(registry(saying('', key, `    Policy    ${kind}    ${value}`, '')))
  expect(valued('REG_SZ', '{"off": ["console"]}')).toBe('{"off": ["console"]}')
  expect(valued('REG_DWORD', '0x1')).toBe('')
  expect(policyInRegistry(registry(saying(key, '    Other    REG_SZ    1')))).toBeNull()
})

test('a registry without our key is no policy; one that cannot be asked, or hides it, opens nothing', () => {
  const others = ['HKEY_LOCAL_MACHINE\\Software\\Policies\\Microsoft', `${key}Old`]
  expect(policyInRegistry(registry('exit 1', saying(...others)))).toBeNull()
  expect(policyInRegistry(registry('exit 1', saying(...others, key)))).toBe('')
  expect(policyInRegistry(registry('exit 1', 'exit 1'))).toBe('')
  expect(policyInRegistry(registry('exit 5', saying(...others)))).toBe('')
  expect(policyInRegistry(join(temporaryFolder(), 'reg'))).toBe('')
})

const documents = new URL('../../docs/', import.meta.url)

test('the example for administrators is a policy, and the schema knows the fields and words that are read', () => {
  const text = readFileSync(new URL('administration.md', documents), 'utf8')
  const example = /```json\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
  expect(readPolicy(example).faults).toEqual([])
  expect(Object.keys(JSON.parse(example)).sort()).toEqual(Object.keys(freePolicy).sort())
  const schema = JSON.parse(readFileSync(new URL('policy.schema.json', documents), 'utf8'))
  const { $schema: _schema, $comment: _comment, ...fields } = schema.properties
  expect(Object.keys(fields).sort()).toEqual(Object.keys(freePolicy).sort())
  expect(fields.off.items.enum).toEqual(policyFeatures)
  expect(fields.hiddenScreens.items.enum).toEqual(hideableScreens)
})
