import type { ParameterMapping } from './parameter-mapping.ts'

export interface MappingProblem {
  readonly kind:
    | 'notAName'
    | 'twice'
    /** The server no longer accepts the parameter. */
    | 'dropped'
    /** The application sends the parameter itself. */
    | 'reserved'
    /** Without an ID of its own a payment that is sent again would be booked twice. */
    | 'noId'
    /** The server expects the payment's ID in `id`, and the prescribed payment in `prescribedid`. */
    | 'otherMeaning'
  /** The parameter that the problem is about; null where one is missing. */
  readonly parameter: string | null
}

// spec: change log: `add-incoming-payment` gained `prescribedid` and dropped these two.
const dropped = new Set(['customchangepaymentimplementation', 'customchangepaymentfee'])
const reserved = new Set(['login', 'password'])
const meanings = { id: 'id', prescribedid: 'prescribedPaymentId' } as const

const isKnown = (name: string): name is keyof typeof meanings => name in meanings

/** Why a mapping cannot be used; nothing is sent by one that has a problem. */
export const checkMapping = ({ parameters }: ParameterMapping): readonly MappingProblem[] => {
  const seen = new Set<string>()
  const problems: MappingProblem[] = []
  for (const { parameter, value } of parameters) {
    const name = parameter.trim().toLowerCase()
    const add = (kind: MappingProblem['kind']): void => {
      problems.push({ kind, parameter })
    }
    if (!/^[a-z][\w.-]*$/i.test(parameter)) add('notAName')
    if (seen.has(name)) add('twice')
    if (dropped.has(name)) add('dropped')
    if (reserved.has(name)) add('reserved')
    const means = value.kind === 'field' ? value.field : null
    if (isKnown(name) && means !== meanings[name]) add('otherMeaning')
    seen.add(name)
  }
  if (!seen.has('id')) problems.push({ kind: 'noId', parameter: null })
  return problems
}

export type UntoldField = 'prescribedPaymentId' | 'amount'

/**
 * What payments have and no parameter sends. That is a warning and no problem: the specification names no parameter for
 * amounts, and a server may find by itself what a payment is for.
 */
export const untoldFields = (
  { parameters }: ParameterMapping,
  payments: readonly { readonly prescribedPaymentId: number | null }[],
): readonly UntoldField[] => {
  const told = new Set(
    parameters.flatMap(({ value }) => (value.kind === 'field' ? [value.field] : [])),
  )
  const isForSomething = payments.some((one) => one.prescribedPaymentId !== null)
  return [
    ...(isForSomething ? (['prescribedPaymentId'] as const) : []),
    ...(payments.length > 0 ? (['amount'] as const) : []),
  ].filter((field) => !told.has(field))
}
