import type { LeadRequest } from '../../leads/lead-request.ts'
import type { Person } from '../make-person.ts'
import { flatsOf, type Project } from '../projects/developer.ts'
import type { Random } from '../random.ts'
import { marketingConsent, profilingConsent } from './consents.ts'

type Choices<T> = readonly [T, ...T[]]

const campaigns: Choices<string> = [
  '',
  '',
  '',
  'realitni-portal',
  'realitni-portal',
  'google-novostavby',
  'google-znacka',
  'meta-podzim',
  'newsletter-11',
  'billboard',
]
const notes: Choices<string> = [
  'Dobrý den, prosím o zaslání ceníku a půdorysů.',
  'Mám zájem o prohlídku, ideálně v sobotu dopoledne.',
  'Kdy je plánované dokončení a předání bytů?',
  'Je možné k bytu přikoupit garážové stání?',
  'Jak vypadá platební harmonogram?',
  'Zajímá mě financování hypotékou.',
  'Could you please send me the floor plan and the price list?',
  '',
  '',
]
const tagLists: Choices<readonly string[]> = [
  [],
  [],
  [],
  ['web'],
  ['web', 'investor'],
  ['první bydlení'],
]
const languages: Choices<string> = ['cs', 'cs', 'cs', 'cs', 'cs', 'cs', 'sk', 'en', 'uk']
const sources: Choices<number> = [1, 1, 2, 3, 7]
const consentLists: Choices<readonly number[]> = [
  [],
  [],
  [marketingConsent.id],
  [marketingConsent.id],
  [marketingConsent.id, profilingConsent.id],
]

/** The flats of a project that somebody may still ask about. */
export interface Offer {
  readonly projectId: number
  readonly flats: readonly NonNullable<LeadRequest['unit']>[]
  readonly layouts: Choices<string>
}

export const offerOf = (project: Project): Offer => {
  const open = flatsOf(project).filter(
    ({ hidden, attributes }) =>
      !hidden && attributes['flat_type'] === '1' && attributes['flat_status'] === '0',
  )
  const [first = '', ...others] = new Set(
    open.map(({ attributes }) => attributes['flat_disposition'] ?? '').sort(),
  )
  return {
    projectId: project.id,
    flats: open.map(({ id, attributes }) => ({
      id,
      internalId: attributes['flat_internal_id'] ?? '',
    })),
    layouts: [first, ...others],
  }
}

/** One form of a project's website, filled in: about half of them ask about a certain flat. */
export const makeLead = (
  random: Random,
  { person, offer }: { person: Person; offer: Offer },
): LeadRequest => {
  const typeIds = random.pick(consentLists)
  const asksAboutFlat = random.chance(0.5)
  const flat = offer.flats[random.between(0, offer.flats.length - 1)] ?? null
  const rooms = [...new Set([random.pick(offer.layouts), random.pick(offer.layouts)])].sort()
  const isByPhone = random.chance(0.07)
  return {
    name: person.name,
    surname: person.surname,
    email: isByPhone ? null : person.email,
    phone: isByPhone || random.chance(0.85) ? person.phone : null,
    language: random.pick(languages),
    projectId: offer.projectId,
    unit: asksAboutFlat ? flat : null,
    salesmanId: null,
    referral: random.pick(sources),
    campaign: random.pick(campaigns),
    note: random.pick(notes),
    preferences: {
      projectId: null,
      rooms,
      priceMax: random.chance(0.3) ? random.between(10, 36) * 500_000 : null,
    },
    tags: random.pick(tagLists),
    attributes: {
      investment_purchase: random.chance(0.12),
      ...(random.chance(0.3) ? { financing: random.between(1, 3) } : {}),
    },
    consents:
      typeIds.length === 0 ? null : { parameter: 'updateconsents', replacesAll: false, typeIds },
    consentSource: 'Formulář na webu',
  }
}
