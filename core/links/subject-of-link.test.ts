import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subjectSchema } from '#core/contract/subject'
import { workspaceIdSchema } from '#core/ids'
import { subjectOfLink } from './subject-of-link.ts'

const workspaces = [
  { id: workspaceIdSchema.parse('w0'), kind: 'demo', baseUrl: 'http://127.0.0.1:4000' },
  { id: workspaceIdSchema.parse('w1'), kind: 'crm', baseUrl: 'https://crm.example.com/vltavan' },
  { id: workspaceIdSchema.parse('w2'), kind: 'crm', baseUrl: 'https://crm.other.com:8443' },
] as const

test.each([
  ['unitdesk://crm.example.com', { kind: 'workspace', workspaceId: 'w1' }],
  ['unitdesk://CRM.example.com/', { kind: 'workspace', workspaceId: 'w1' }],
  ['unitdesk://demo/project/7', { kind: 'project', workspaceId: 'w0', projectId: 7 }],
  [
    'unitdesk://crm.other.com:8443/project/7/unit/12',
    { kind: 'unit', workspaceId: 'w2', projectId: 7, unitId: 12 },
  ],
  ['unitdesk://demo/report/r-1', { kind: 'report', workspaceId: 'w0', reportId: 'r-1' }],
])('%s leads there', (link, subject) => {
  expect(subjectOfLink(link, workspaces)).toEqual(subject)
})

test.each([
  ['another scheme', 'https://crm.example.com'],
  ['a server that nobody has connected', 'unitdesk://crm.evil.com/project/7'],
  ['the address of the demo', 'unitdesk://127.0.0.1:4000'],
  ['an act', 'unitdesk://demo/project/7/send'],
  ['more than a place', 'unitdesk://demo/project/7/unit/12/price'],
  ['a query', 'unitdesk://demo/project/7?price=1'],
  ['a name', 'unitdesk://eva@demo/project/7'],
  ['no number', 'unitdesk://demo/project/0x7'],
  ['a number that is none of the server', 'unitdesk://demo/project/0'],
  ['a unit of no number', 'unitdesk://demo/project/7/unit'],
  ['a switch behind it', 'unitdesk://demo/project/7 --no-sandbox'],
])('%s leads nowhere', (_what, link) => {
  expect(subjectOfLink(link, workspaces)).toBeNull()
})

test('whatever comes leads to a subject of the contract or nowhere', () => {
  const part = fc.oneof(fc.constantFrom('project', 'unit', 'report', '7', '-', '..'), fc.string())
  const link = fc.array(part).map((parts) => ['unitdesk://demo', ...parts].join('/'))
  fc.assert(
    fc.property(link, (text) => {
      const subject = subjectOfLink(text, workspaces)
      if (subject !== null) expect(subjectSchema.parse(subject)).toEqual(subject)
    }),
  )
})
