import { type HeardCall, isDone } from './heard-call.ts'

/** What the record of a team calls what an endpoint creates or changes each time that it is called. */
export const kindOfEndpoint: Readonly<Record<string, string>> = {
  'add-incoming-payment': 'payment',
  'create-lead': 'lead',
  'add-unit-gallery-image': 'media',
  'update-units': 'batch',
}

export interface SentPrice {
  readonly unitId: number
  readonly netMinor: number
  readonly grossMinor: number
}

/** What the CRM has created or changed. */
export interface Effect {
  readonly call: HeardCall
  /** What the record can know it by. */
  readonly name: string
  /** What may be there once; null for prices, which a person may send again. */
  readonly once: string | null
  readonly prices: readonly SentPrice[]
}

const toMinor = (amount: number): number => Math.round(amount * 100)

const pricesOf = ({ parameters }: HeardCall): readonly SentPrice[] => {
  const { units } = JSON.parse(parameters['data'] ?? '{"units":[]}') as {
    readonly units: readonly {
      readonly id: number
      readonly priceWithoutVat: number
      readonly priceWithVat: number
    }[]
  }
  return units.map(({ id, priceWithoutVat, priceWithVat }) => ({
    unitId: id,
    netMinor: toMinor(priceWithoutVat),
    grossMinor: toMinor(priceWithVat),
  }))
}

export const nameOfBatch = ({ units, grossMinor }: { units: number; grossMinor: number }): string =>
  `batch of ${units} units for ${grossMinor}`

const subjectOfLead = ({ unitid, project }: Readonly<Record<string, string>>): string => {
  if (unitid !== undefined) return `unit ${unitid}`
  return project === undefined ? '' : `project ${project}`
}

const batchOf = (call: HeardCall): Omit<Effect, 'call'> => {
  const prices = pricesOf(call)
  const grossMinor = prices.reduce((sum, price) => sum + price.grossMinor, 0)
  return { name: nameOfBatch({ units: prices.length, grossMinor }), once: null, prices }
}

const effectOf = (call: HeardCall): Omit<Effect, 'call'> => {
  const { endpoint, parameters, file } = call
  const { login: _login, ...said } = parameters
  if (endpoint === 'update-units') return batchOf(call)
  if (endpoint === 'add-incoming-payment') {
    const name = `payment ${said['id']}`
    return { name, once: name, prices: [] }
  }
  if (endpoint === 'create-lead') {
    const once = `lead ${JSON.stringify(Object.entries(said).sort())}`
    return { name: `lead ${subjectOfLead(said)}`, once, prices: [] }
  }
  const { unitid, screenid } = said
  const once = `picture ${file?.sha256} of unit ${unitid} for screen ${screenid}`
  return { name: `media of unit ${unitid}`, once, prices: [] }
}

export const effectsOf = (calls: readonly HeardCall[]): readonly Effect[] =>
  calls
    .filter((call) => kindOfEndpoint[call.endpoint] !== undefined && isDone(call))
    .map((call) => ({ call, ...effectOf(call) }))
