import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HeardCall } from './heard-call.ts'
import { judgeHour, type LivedHour } from './judge.ts'
import { heardCall, livedHour, toldAct } from './testing/lived.ts'
import type { ToldAct } from './told-deeds.ts'

const people = ['Jana', 'Petr', 'Runner']

/** What becomes of something that somebody sends. */
const fates = ['heard', 'lostAfter', 'lostBefore', 'refused'] as const
type Fate = (typeof fates)[number]

interface Deed {
  readonly call: HeardCall
  readonly acts: readonly ToldAct[]
  readonly fate: Fate
}

interface Plan {
  readonly kind: 'payment' | 'lead' | 'media' | 'batch'
  readonly person: string
  readonly fate: Fate
  readonly isLookedFor: boolean
}

const plans = fc.array(
  fc.record<Plan>({
    kind: fc.constantFrom('payment', 'lead', 'media', 'batch'),
    person: fc.constantFrom(...people),
    fate: fc.constantFrom(...fates),
    isLookedFor: fc.boolean(),
  }),
  { minLength: 1, maxLength: 20 },
)

const batchOutcomes = (fate: Fate, isLookedFor: boolean): readonly string[] => {
  if (fate === 'refused') return ['rejected']
  if (fate === 'heard') return isLookedFor ? ['sent', 'confirmed'] : ['sent']
  if (!isLookedFor) return ['unknown']
  return ['unknown', fate === 'lostAfter' ? 'confirmed' : 'notApplied']
}

const outcomesOf = (kind: Plan['kind'], fate: Fate, isLookedFor: boolean): readonly string[] => {
  if (kind === 'batch') return batchOutcomes(fate, isLookedFor)
  if (fate === 'refused') return ['refused']
  if (fate !== 'heard') return ['unknown']
  return [kind === 'media' ? 'added' : 'done']
}

const unitsOfBatch = (number: number) =>
  [1, 2].map((unit) => ({ id: unit, priceWithoutVat: 100 + number, priceWithVat: 121 + number }))

const callOf = ({ kind, person, fate }: Plan, number: number): HeardCall => {
  const status = fate === 'refused' ? 400 : 200
  const common = { at: number * 1_000, status, forwardedFor: person }
  if (kind === 'payment') {
    const parameters = { login: 'payments', id: `bank-${number}` }
    return heardCall({ ...common, endpoint: 'add-incoming-payment', parameters })
  }
  if (kind === 'lead') {
    const parameters = { login: 'leads', surname: 'New', unitid: String(number) }
    return heardCall({ ...common, endpoint: 'create-lead', parameters })
  }
  if (kind === 'media') {
    const parameters = { login: 'media', unitid: String(number), screenid: '1' }
    const file = { sha256: `picture ${number}` }
    return heardCall({ ...common, endpoint: 'add-unit-gallery-image', parameters, file })
  }
  const data = JSON.stringify({ units: unitsOfBatch(number) })
  return heardCall({ ...common, endpoint: 'update-units', parameters: { login: 'prices', data } })
}

const actsOfPlan = (plan: Plan, number: number): readonly ToldAct[] => {
  const { kind, person, fate, isLookedFor } = plan
  const outcomes = outcomesOf(kind, fate, isLookedFor)
  const told = (changes: Partial<ToldAct>) => toldAct({ kind, person, ...changes })
  if (kind === 'payment') {
    return outcomes.map((outcome) => told({ outcome, source: `payment bank-${number}` }))
  }
  if (kind === 'lead') return outcomes.map((outcome) => told({ outcome, source: `unit ${number}` }))
  const source = `own ${number}`
  if (kind === 'media') {
    return outcomes.map((outcome) => told({ outcome, source, unitId: number }))
  }
  const after = { units: 2, grossMinor: 2 * (121 + number) * 100 }
  const units = outcomes.includes('confirmed') ? unitsOfBatch(number) : []
  return [
    ...outcomes.map((outcome) => told({ outcome, source, after })),
    ...units.map(({ id, priceWithoutVat, priceWithVat }) =>
      told({
        kind: 'price',
        outcome: 'confirmed',
        source,
        unitId: id,
        after: { netMinor: priceWithoutVat * 100, grossMinor: priceWithVat * 100 },
      }),
    ),
  ]
}

const deedsOfPlans = (planned: readonly Plan[]): readonly Deed[] =>
  planned.map((plan, at) => ({
    call: callOf(plan, at + 1),
    acts: actsOfPlan(plan, at + 1),
    fate: plan.fate,
  }))

const reaches = ({ fate }: Deed): boolean => fate !== 'lostBefore'

const hourOf = (deeds: readonly Deed[]): LivedHour =>
  livedHour({
    calls: deeds.filter(reaches).map(({ call }) => call),
    acts: deeds.flatMap(({ acts }) => acts),
  })

const isDoneBy = ({ fate }: Deed): boolean => fate === 'heard' || fate === 'lostAfter'

test('an hour in which everything was as it was told is not accused', () => {
  fc.assert(
    fc.property(plans, (planned) => {
      expect(judgeHour(hourOf(deedsOfPlans(planned)))).toEqual([])
    }),
  )
})

interface Fault {
  /** The deeds with which it can happen. */
  readonly befalls: (deed: Deed) => boolean
  readonly plant: (hour: LivedHour, deed: Deed) => LivedHour
}

const withCalls = (hour: LivedHour, calls: readonly HeardCall[]): LivedHour => ({ ...hour, calls })
const withActs = (hour: LivedHour, acts: readonly ToldAct[]): LivedHour => ({ ...hour, acts })

const faults: Readonly<Record<string, Fault>> = {
  'is missing in the record': {
    befalls: isDoneBy,
    plant: (hour, { acts }) =>
      withActs(
        hour,
        hour.acts.filter((act) => !acts.includes(act)),
      ),
  },
  'was done twice': {
    befalls: isDoneBy,
    plant: (hour, { call }) => withCalls(hour, [...hour.calls, { ...call, at: call.at + 1 }]),
  },
  'was done by a colleague too': {
    befalls: isDoneBy,
    plant: (hour, { call }) =>
      withCalls(hour, [...hour.calls, { ...call, at: call.at + 1, forwardedFor: 'Eva' }]),
  },
  'was done by a colleague alone': {
    befalls: isDoneBy,
    plant: (hour, { call }) =>
      withCalls(
        hour,
        hour.calls.map((one) => (one === call ? { ...call, forwardedFor: 'Eva' } : one)),
      ),
  },
  'was never done': {
    befalls: ({ fate }) => fate === 'heard',
    plant: (hour, { call }) =>
      withCalls(
        hour,
        hour.calls.filter((one) => one !== call),
      ),
  },
  'was told as refused': {
    befalls: isDoneBy,
    plant: (hour, { acts }) =>
      withActs(
        hour,
        hour.acts.map((act) => (acts.includes(act) ? { ...act, outcome: 'refused' } : act)),
      ),
  },
  'was told by two': {
    befalls: ({ fate }) => fate === 'heard',
    plant: (hour, { acts }) =>
      withActs(hour, [...hour.acts, ...acts.map((act) => ({ ...act, person: 'Eva' }))]),
  },
  'was told of another unit, payment or sum': {
    befalls: ({ fate, acts }) => fate === 'heard' && acts.every(({ kind }) => kind !== 'price'),
    plant: (hour, { acts }) =>
      withActs(
        hour,
        hour.acts.map((act) =>
          acts.includes(act)
            ? {
                ...act,
                source: `${act.source} or another`,
                unitId: -1,
                after: { units: 2, grossMinor: 7 },
              }
            : act,
        ),
      ),
  },
  'has a price that was not sent': {
    befalls: ({ acts }) => acts.some(({ kind }) => kind === 'price'),
    plant: (hour, { acts }) => {
      const [told] = acts.filter(({ kind }) => kind === 'price')
      return withActs(
        hour,
        hour.acts.map((act) =>
          act === told ? { ...act, after: { netMinor: 1, grossMinor: 1 } } : act,
        ),
      )
    },
  },
}

test.each(Object.keys(faults))('one of many that %s is noticed', (name) => {
  const { befalls, plant } = faults[name] as Fault
  fc.assert(
    fc.property(plans, fc.nat(), (planned, which) => {
      const deeds = deedsOfPlans(planned)
      const able = deeds.filter(befalls)
      fc.pre(able.length > 0)
      const deed = able[which % able.length] as Deed
      expect(judgeHour(plant(hourOf(deeds), deed))).not.toEqual([])
    }),
  )
})

test('of one that is missing and another one of its kind that is double both are noticed', () => {
  fc.assert(
    fc.property(plans, fc.nat(), (planned, which) => {
      const kind = planned[which % planned.length]?.kind ?? 'payment'
      const deeds = deedsOfPlans([
        ...planned,
        { kind, person: 'Jana', fate: 'heard', isLookedFor: true },
        { kind, person: 'Petr', fate: 'heard', isLookedFor: true },
      ])
      const [missing, double] = deeds.slice(-2)
      const hour = hourOf(deeds)
      const calls = hour.calls.filter((call) => call !== missing?.call)
      const twice = double?.call ?? heardCall()
      const found = judgeHour(withCalls(hour, [...calls, { ...twice, at: twice.at + 1 }]))
      expect(found.length).toBeGreaterThanOrEqual(2)
    }),
  )
})

test('of exports each that comes too early is noticed, and no other one', () => {
  const cooldownMs = 5 * 60_000
  const waits = fc.array(fc.integer({ min: 1, max: 2 * cooldownMs }), { maxLength: 20 })
  fc.assert(
    fc.property(waits, fc.infiniteStream(fc.nat(60_000)), (waitsMs, heardAfterMs) => {
      let at = 0
      const calls = [heardCall({ at })]
      for (const waitMs of waitsMs) {
        at += waitMs
        calls.push(heardCall({ at }))
      }
      // The list may have them in the order in which their answers were ready.
      const inAnyOrder = calls
        .map((call) => ({ call, heardAt: call.at + (heardAfterMs.next().value ?? 0) }))
        .sort((one, other) => one.heardAt - other.heardAt)
        .map(({ call }) => call)
      const early = waitsMs.filter((waitMs) => waitMs < cooldownMs)
      expect(judgeHour(livedHour({ calls: inAnyOrder }))).toHaveLength(early.length)
    }),
  )
})
