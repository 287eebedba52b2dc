import { expect, test } from 'vitest'
import { z } from 'zod'
import { success } from '#core/contract/failure'
import { type CallName, calls } from '#core/contract/index'
import { answerCall } from './answer.ts'
import type { Handlers } from './handlers.ts'
import { illegalValues } from './testing/illegal-values.ts'
import { inputNode } from './testing/input-node.ts'
import { legalValues } from './testing/legal-values.ts'

const names = Object.keys(calls) as CallName[]
const context = { signal: new AbortController().signal }

/** What becomes of an input at the border: how often a handler saw it, and the kind of the answer. */
const say = async (name: CallName, input: unknown) => {
  let handled = 0
  let refused = 0
  const handler = () => {
    handled += 1
    return success(null)
  }
  const answer = await answerCall(
    {
      handlers: Object.fromEntries(names.map((each) => [each, handler])) as unknown as Handlers,
      newDefectId: () => 'd1',
      logRefused: () => {
        refused += 1
      },
      // An empty success is not what most calls answer with: the output is another test's matter.
      logDefect: () => undefined,
    },
    name,
    input,
    context,
  )
  return { handled, refused, kind: answer.ok ? 'success' : answer.failure.kind }
}

test.each(names)(
  '%s reaches its handler with the smallest legal input and all its variants',
  async (name) => {
    for (const input of legalValues(inputNode(calls[name].input))) {
      expect(await say(name, input), JSON.stringify(input).slice(0, 300)).toMatchObject({
        handled: 1,
        refused: 0,
      })
    }
  },
)

test.each(names)(
  '%s refuses every illegal neighbour of its smallest input, and logs it once',
  async (name) => {
    const neighbours = illegalValues(inputNode(calls[name].input))
    expect(neighbours.length).toBeGreaterThan(5)
    for (const { fault, value } of neighbours) {
      expect(await say(name, value), fault).toEqual({
        handled: 0,
        refused: 1,
        kind: 'invalidInput',
      })
    }
  },
)

test('the neighbours of an input name each field missing, of a wrong kind, out of its range and surplus', () => {
  const schema = z.strictObject({
    name: z.string().min(1).max(3),
    count: z.int().min(1).max(9),
    tags: z
      .array(z.enum(['x']))
      .min(1)
      .max(2)
      .optional(),
    link: z.union([z.null(), z.strictObject({ to: z.literal('y') })]),
  })
  const faults = illegalValues(inputNode(schema)).map(({ fault }) => fault)
  expect(faults).toEqual(
    expect.arrayContaining([
      'is null',
      'is with the surplus key surplus',
      'is with the surplus key __proto__',
      'name is missing',
      'name is ""',
      'name is "aaaa"',
      'name is number',
      'count is NaN',
      'count is 0',
      'count is 10',
      'count is 1e+308',
      'count is 1.5',
      'tags is too short',
      'tags is too long',
      'tags.[0] is not quite x',
      'link.to is missing',
      'link.to is not quite y',
      'link is text',
    ]),
  )
  expect(faults).not.toContain('link is null')
  expect(faults).not.toContain('tags is missing')
})

test.each([
  ['a date', z.date()],
  ['anything', z.any()],
  ['a record', z.record(z.string(), z.int())],
  ['a tuple', z.tuple([z.string()])],
  ['an object that takes any key', z.object({})],
  ['a text without an end', z.string()],
  ['a list without an end', z.array(z.int())],
  ['an address', z.url().max(10)],
  ['a text of an unknown shape', z.string().regex(/^Q{7}$/)],
  ['a custom rule', z.custom<string>()],
])('%s in an input has to be taught to this test first', (_what, schema) => {
  const read = () => {
    const node = inputNode(z.strictObject({ field: schema }))
    return [legalValues(node), illegalValues(node)]
  }
  expect(read).toThrow()
})
