import { z } from 'zod'

/** The fields of a payment that a parameter can carry. */
export const paymentFields = [
  'id',
  'prescribedPaymentId',
  'amount',
  'currency',
  'bookedOn',
  'valueOn',
  'variableSymbol',
  'constantSymbol',
  'specificSymbol',
  'counterAccount',
  'counterName',
  'message',
  'reference',
  'account',
] as const
export type PaymentField = (typeof paymentFields)[number]

const sentParameterSchema = z.strictObject({
  /** The server's name of the parameter. */
  parameter: z.string().max(100),
  value: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('field'), field: z.enum(paymentFields) }),
    z.strictObject({ kind: z.literal('fixed'), text: z.string().max(5_000) }),
  ]),
})

/**
 * The parameters of `add-incoming-payment`. The specification names `prescribedid` alone and field-notes 1 `id`, so the
 * others depend on the server and are a setting of the workspace.
 */
export const parameterMappingSchema = z.strictObject({
  parameters: z.array(sentParameterSchema).max(50),
  /** 1234.50, 1234,50 or 123450. */
  amountForm: z.enum(['point', 'comma', 'minor']),
  /** 2026-11-20 or 20.11.2026. */
  dayForm: z.enum(['iso', 'dayFirst']),
})
export type ParameterMapping = z.infer<typeof parameterMappingSchema>

const field = (parameter: string, name: PaymentField): ParameterMapping['parameters'][number] => ({
  parameter,
  value: { kind: 'field', field: name },
})

export const presetMapping: ParameterMapping = {
  parameters: [
    field('id', 'id'),
    field('prescribedid', 'prescribedPaymentId'),
    field('amount', 'amount'),
    field('currency', 'currency'),
    field('date', 'bookedOn'),
    field('variablesymbol', 'variableSymbol'),
    field('account', 'counterAccount'),
    field('message', 'message'),
  ],
  amountForm: 'point',
  dayForm: 'iso',
}
