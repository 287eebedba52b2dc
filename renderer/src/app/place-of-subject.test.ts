import { expect, test } from 'vitest'
import { batchIdSchema, projectIdSchema, reportJobIdSchema, workspaceIdSchema } from '#core/ids'
import { placeOfSubject } from './place-of-subject.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const projectId = projectIdSchema.parse(7)
const before = { workspaceId, projectId, screen: 'media' } as const
const other = workspaceIdSchema.parse('w2')
const workspaces = [{ id: workspaceId }, { id: other }]
const here = { before, workspaces }
const elsewhere = { before: { ...before, workspaceId: other }, workspaces }
const report = { kind: 'report', workspaceId, reportId: reportJobIdSchema.parse('r1') } as const

test('a report of the open workspace leaves the project open', () => {
  expect(placeOfSubject(report, here)).toEqual({ screen: 'exports' })
})

test('a report of another workspace opens that one, in which no project was chosen', () => {
  const place = { screen: 'exports', workspaceId, projectId: null }
  expect(placeOfSubject(report, elsewhere)).toEqual(place)
})

test('prices are looked at in their own project, and uploads wherever one is', () => {
  const batch = {
    kind: 'batch',
    workspaceId,
    projectId: projectIdSchema.parse(9),
    batchId: batchIdSchema.parse('b1'),
  } as const
  expect(placeOfSubject(batch, here)).toEqual({ screen: 'prices', workspaceId, projectId: 9 })
  expect(placeOfSubject({ kind: 'uploads' }, here)).toEqual({ screen: 'media' })
})

test('a link leads to the prices of its project, and of a workspace to those of whichever was open there', () => {
  const project = { kind: 'project', workspaceId, projectId: projectIdSchema.parse(9) } as const
  expect(placeOfSubject(project, elsewhere)).toEqual({
    screen: 'prices',
    workspaceId,
    projectId: 9,
  })
  expect(placeOfSubject({ kind: 'workspace', workspaceId }, here)).toEqual({ screen: 'prices' })
  expect(placeOfSubject({ kind: 'workspace', workspaceId }, elsewhere)).toEqual({
    screen: 'prices',
    workspaceId,
    projectId: null,
  })
})

test('news of a workspace that was removed since lead nowhere, and uploads still where they are', () => {
  const removed = { before: elsewhere.before, workspaces: [{ id: other }] }
  expect(placeOfSubject(report, removed)).toBeNull()
  expect(placeOfSubject({ kind: 'leads', workspaceId }, removed)).toBeNull()
  expect(placeOfSubject({ kind: 'uploads' }, removed)).toEqual({ screen: 'media' })
})

test('while nobody knows which workspaces there are, news lead where they always did', () => {
  const unknown = { before: elsewhere.before, workspaces: null }
  const place = { screen: 'exports', workspaceId, projectId: null }
  expect(placeOfSubject(report, unknown)).toEqual(place)
})
