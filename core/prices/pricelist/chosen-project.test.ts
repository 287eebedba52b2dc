import { expect, test } from 'vitest'
import { projectIdSchema } from '#core/ids'
import { chosenProject } from './chosen-project.ts'

const [first, second, gone] = [1, 2, 3].map((id) => projectIdSchema.parse(id))
const projects = [first, second].flatMap((id) =>
  id === undefined ? [] : [{ id, name: `P${id}`, city: null, freeUnits: null, fetchedAt: 1 }],
)

test.each([
  ['the remembered one', second, 2],
  ['the first where the remembered one is gone', gone, 1],
  ['the first where none is remembered', null, 1],
])('the project that is shown is %s', (_which, projectId = null, shown) => {
  expect(chosenProject(projects, { projectId })?.id).toBe(shown)
  expect(chosenProject([], { projectId })).toBeNull()
})
