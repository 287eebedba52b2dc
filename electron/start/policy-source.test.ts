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

test('the policy of a Windows registry is the text of its value, and a broken one where it is of another kind', () => {
  const key = 'HKEY_LOCAL_MACHINE\\Software\\Policies\\Unitdesk'
  const printed = (kind: string, value: string) =>
    `\r\n${key}\r\n    Policy    ${kind}    ${value}\r\n\r\n`
  expect(policyInRegistry(printed('REG_SZ', '{"off": ["console"]}'))).toBe('{"off": ["console"]}')
  expect(policyInRegistry(printed('REG_DWORD', '0x1'))).toBe('')
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
