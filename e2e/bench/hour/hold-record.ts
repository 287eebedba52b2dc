import { type Effect, effectsOf, type SentPrice } from './effects.ts'
import { type HeardCall, timeOf } from './heard-call.ts'
import { deedsOf, type ToldAct, type ToldDeed } from './told-deeds.ts'

interface Held {
  readonly pairs: readonly { readonly effect: Effect; readonly deed: ToldDeed }[]
  readonly untold: readonly Effect[]
  /** Told as done by the CRM, which has not done it. */
  readonly unheard: readonly ToldDeed[]
}

type Claim = 'done' | 'perhaps'
type Asker = 'own' | 'nobody'

/**
 * One to one. Whatever must have been done takes first what its own person has done. What the gateway knows nobody of may
 * be anybody's, and is left for those who have found nothing of their own.
 */
const turns: readonly (readonly [Asker, Claim])[] = [
  ['own', 'done'],
  ['own', 'perhaps'],
  ['nobody', 'done'],
  ['nobody', 'perhaps'],
]

const hold = (effects: readonly Effect[], deeds: readonly ToldDeed[]): Held => {
  const free = new Set(effects)
  const open = new Set(deeds)
  const pairs: { effect: Effect; deed: ToldDeed }[] = []
  for (const [asker, claim] of turns) {
    for (const deed of open) {
      if (deed.claims !== claim) continue
      const wanted = asker === 'own' ? deed.person : null
      const effect = [...free].find(
        ({ name, call }) => name === deed.name && call.forwardedFor === wanted,
      )
      if (effect === undefined) continue
      free.delete(effect)
      open.delete(deed)
      pairs.push({ effect, deed })
    }
  }
  return { pairs, untold: [...free], unheard: [...open].filter(({ claims }) => claims === 'done') }
}

const toldOf = (deeds: readonly ToldDeed[], name: string): string => {
  const told = deeds.filter((deed) => deed.name === name)
  if (told.length === 0) return 'nothing'
  return told.map(({ person, outcomes }) => `${outcomes.join()} by ${person}`).join('; ')
}

const priceName = ({ unitId, netMinor, grossMinor }: SentPrice): string =>
  `unit ${unitId} for ${netMinor} and ${grossMinor}`

const confirmed = (acts: readonly ToldAct[]) =>
  acts
    .filter(({ kind, outcome }) => kind === 'price' && outcome === 'confirmed')
    .map(({ unitId, after, source, person }) => ({
      person,
      source,
      price: priceName({
        unitId: unitId ?? 0,
        netMinor: Number(after?.['netMinor']),
        grossMinor: Number(after?.['grossMinor']),
      }),
    }))

/** Each price that was confirmed has left for the CRM, and of a batch that was confirmed each is in the record. */
const judgePrices = (
  { pairs }: Held,
  { effects, acts }: { effects: readonly Effect[]; acts: readonly ToldAct[] },
): string[] => {
  const told = confirmed(acts)
  const heard = new Set(effects.flatMap(({ prices }) => prices.map(priceName)))
  const named = new Set(told.map(({ source, price }) => `${source} ${price}`))
  return [
    ...told
      .filter(({ price }) => !heard.has(price))
      .map(({ person, price }) => `${person} told as confirmed what nobody has sent: ${price}`),
    ...pairs
      .filter(({ deed }) => deed.outcomes.at(-1) === 'confirmed')
      .flatMap(({ effect, deed }) =>
        effect.prices
          .map(priceName)
          .filter((price) => !named.has(`${deed.source} ${price}`))
          .map((price) => `${deed.person} has not told of ${price}, in a batch that was confirmed`),
      ),
  ]
}

/** Holds each row of the record against one effect that the CRM has had of the same person, and each effect against a row. */
export const holdRecord = (calls: readonly HeardCall[], acts: readonly ToldAct[]): string[] => {
  const effects = effectsOf(calls)
  const deeds = deedsOf(acts)
  const held = hold(effects, deeds)
  return [
    ...held.untold.map(
      ({ name, call: { at, forwardedFor } }) =>
        `${timeOf(at)} the CRM has done for ${forwardedFor ?? 'somebody'} what has no row of its own: ${name} (told: ${toldOf(deeds, name)})`,
    ),
    ...held.unheard.map(
      ({ name, person, outcomes }) =>
        `${person} told of what the CRM has not done for them: ${name} (${outcomes.join()})`,
    ),
    ...judgePrices(held, { effects, acts }),
  ]
}
