import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLimits, type GiveBack } from './limits.ts'

const places = 6
const features = ['prices', 'media', 'leads'] as const
type Feature = (typeof features)[number]

interface Caller {
  readonly feature: Feature
  readonly controller: AbortController
  state: 'waiting' | 'under way' | 'done' | 'cancelled'
  giveBack: GiveBack
}

/** Features at one server, and the order in which their calls got a place. */
const startServer = (limits = createLimits(), server = 'https://crm.example') => {
  const callers: Caller[] = []
  const admitted: Caller[] = []
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const ask = (feature: Feature): Caller => {
    const controller = new AbortController()
    const caller: Caller = { feature, controller, state: 'waiting', giveBack: () => undefined }
    callers.push(caller)
    void limits.enter({ server, feature, signal: controller.signal }).then((giveBack) => {
      caller.state = giveBack === null ? 'cancelled' : 'under way'
      if (giveBack === null) return
      caller.giveBack = giveBack
      admitted.push(caller)
    })
    return caller
  }
  const finish = (caller: Caller) => {
    caller.state = 'done'
    caller.giveBack()
  }
  const those = (state: Caller['state']) => callers.filter((caller) => caller.state === state)
  return { ask, finish, admitted, those, settled }
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask'), who: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('finish'), who: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel'), who: fc.nat() }) },
)

const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % list.length]

test('whatever comes and goes, six are under way as long as anybody waits, and never more', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
      const { ask, finish, those, settled } = startServer()
      for (const { kind, who } of steps) {
        const running = pick(those('under way'), who)
        if (kind === 'ask') ask(features[who % features.length] ?? 'prices')
        else if (kind === 'cancel') pick(those('waiting'), who)?.controller.abort()
        else if (running) finish(running)
        await settled()
        const waiting = those('waiting').length
        const underWay = those('under way').length
        expect(underWay).toBeLessThanOrEqual(places)
        if (waiting > 0) expect(underWay).toBe(places)
      }
    }),
    { numRuns: 200 },
  )
})

test('within a feature who came first goes first, and no other feature goes twice before a waiting one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...features), { minLength: places, maxLength: 40 }),
      fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
      async (asked, finishing) => {
        const { ask, finish, admitted, those, settled } = startServer()
        const callers = asked.map(ask)
        await settled()
        for (const which of finishing) {
          const running = pick(those('under way'), which)
          if (running) finish(running)
          await settled()
        }
        expect(admitted).toHaveLength(asked.length)
        for (const feature of features) {
          const own = (caller: Caller) => caller.feature === feature
          expect(admitted.filter(own)).toEqual(callers.filter(own))
        }
        expect(turnsOutOfOrder(admitted.slice(places).map(({ feature }) => feature))).toBe(0)
      },
    ),
    { numRuns: 200 },
  )
})

/** How often a feature had a second turn while another one, that was still to come, had none between. */
const turnsOutOfOrder = (order: readonly Feature[]): number =>
  order.filter((feature, index) => {
    const last = order.lastIndexOf(feature, index - 1)
    if (index === 0 || last < 0) return false
    const between = new Set(order.slice(last + 1, index))
    const later = new Set(order.slice(index + 1))
    return features.some((other) => other !== feature && later.has(other) && !between.has(other))
  }).length

test('a thousand uploads do not keep a pricelist waiting for more than its turn', async () => {
  const { ask, finish, those, settled } = startServer()
  for (let upload = 0; upload < 1_000; upload++) ask('media')
  const pricelist = ask('prices')
  await settled()
  for (let turn = 0; turn < 2; turn++) {
    const running = pick(those('under way'), 0)
    if (running) finish(running)
    await settled()
  }
  expect(pricelist.state).toBe('under way')
})

test('who is cancelled while it waits leaves the line, and a place that is given back twice is one', async () => {
  const { ask, finish, those, settled } = startServer()
  const first = Array.from({ length: places }, () => ask('media'))
  const [cancelled, other, last] = [ask('media'), ask('media'), ask('media')]
  cancelled?.controller.abort()
  await settled()
  expect(cancelled?.state).toBe('cancelled')
  const [one] = first
  if (one) finish(one)
  one?.giveBack()
  await settled()
  expect([other?.state, last?.state]).toEqual(['under way', 'waiting'])
  expect(those('under way')).toHaveLength(places)
})

test('a call that was cancelled before it asked gets no place', async () => {
  const { enter } = createLimits()
  const visit = { server: 'https://crm.example', feature: 'media', signal: AbortSignal.abort() }
  expect(await enter(visit)).toBeNull()
})

test('a busy server does not keep another one waiting', async () => {
  const limits = createLimits()
  const busy = startServer(limits)
  for (let upload = 0; upload < 10; upload++) busy.ask('media')
  const other = startServer(limits, 'https://other.example')
  const call = other.ask('prices')
  await other.settled()
  expect(call.state).toBe('under way')
})

test.each<[what: string, leave: (caller: Caller, finish: () => void) => void]>([
  ['had its turn', (_caller, finish) => finish()],
  ['was cancelled', (caller) => caller.controller.abort()],
])('a feature whose only call %s asks anew behind those that wait', async (_what, leave) => {
  const { ask, finish, settled } = startServer()
  const media = Array.from({ length: places }, () => ask('media'))
  await settled()
  const finishOne = () => {
    const one = media.pop()
    if (one) finish(one)
  }
  leave(ask('leads'), finishOne)
  await settled()
  const [pricelist, lead] = [ask('prices'), ask('leads')]
  finishOne()
  await settled()
  expect([pricelist.state, lead.state]).toEqual(['under way', 'waiting'])
})
