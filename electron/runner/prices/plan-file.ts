import { createHash } from 'node:crypto'
import { z } from 'zod'
import { projectIdSchema, unitIdSchema, workspaceIdSchema } from '#core/ids'
import { parseJson } from '#core/parse-json'

const form = 'unitdesk-price-plan-1'

/** A whole amount of the currency with its two decimals, as a person reads it. */
const amount = z.string().regex(/^-?\d{1,13}\.\d{2}$/)

const changeSchema = z.strictObject({
  unit: z.string(),
  id: unitIdSchema,
  building: z.string(),
  grossBefore: amount.nullable(),
  grossAfter: amount,
  change: z.string().nullable(),
  netBefore: amount.nullable(),
  netAfter: amount,
  /** What was known of a deal when the plan was made. */
  lock: z.string().nullable(),
  checks: z.string(),
})
export type PlannedChange = z.infer<typeof changeSchema>

const planSchema = z.strictObject({
  form: z.literal(form),
  /** How to go on, for whoever reads the file. */
  next: z.string(),
  madeAt: z.string(),
  workspace: z.strictObject({ id: workspaceIdSchema, name: z.string(), address: z.string() }),
  project: z.strictObject({ id: projectIdSchema, name: z.string() }),
  table: z.strictObject({ file: z.string(), sheet: z.string() }),
  pricelist: z.strictObject({
    readAt: z.string(),
    currency: z.string().nullable(),
    dealsReadAt: z.string().nullable(),
  }),
  sums: z.strictObject({ units: z.int(), grossBefore: amount, grossAfter: amount }),
  /** What a person types before this leaves; null: nothing. */
  confirm: z.string().nullable(),
  findings: z.array(z.strictObject({ check: z.string(), says: z.string() })),
  changes: z.array(changeSchema).min(1),
  leftOut: z.array(
    z.strictObject({ row: z.int(), unit: z.string(), why: z.string(), says: z.string() }),
  ),
})
type PlanContent = z.infer<typeof planSchema>

const sealedSchema = z.strictObject({ ...planSchema.shape, seal: z.string() })

/** What a price list would change, as a person reads and approves it before it is applied. */
export type PricePlanFile = z.infer<typeof sealedSchema>

// The order of the keys and the spaces between them are nobody's: only what is said is sealed.
const sealOf = (content: PlanContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

export const sealPlan = (content: Omit<PlanContent, 'form'>): PricePlanFile => {
  const whole = planSchema.parse({ form, ...content })
  return { ...whole, seal: sealOf(whole) }
}

/** A plan as a file: JSON with a line for each change, in columns. */
export const writePlan = (plan: PricePlanFile): string => {
  const parts = Object.entries(plan).map(
    ([key, value]) =>
      `  ${JSON.stringify(key)}: ${Array.isArray(value) ? writeRows(value) : inOneLine(value)}`,
  )
  return `{\n${parts.join(',\n')}\n}`
}

type Field = string | number | null
type Row = Readonly<Record<string, Field>>

const inOneLine = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{ ${Object.entries(value)
        .map(([key, field]) => `${JSON.stringify(key)}: ${JSON.stringify(field)}`)
        .join(', ')} }`
    : JSON.stringify(value)

const isAmount = (field: Field | undefined): boolean => amount.safeParse(field).success

const writeRows = (rows: readonly Row[]): string => {
  const [first] = rows
  if (first === undefined) return '[]'
  const keys = Object.keys(first)
  const columns = keys.map((key) => {
    const isRight = rows.some((row) => isAmount(row[key]))
    const texts = rows.map((row) => JSON.stringify(row[key] ?? null))
    const width = Math.max(...texts.map(({ length }) => length))
    const end = key === keys.at(-1) ? '' : ','
    return texts.map((text) => {
      const cell = isRight ? text.padStart(width) + end : (text + end).padEnd(width + end.length)
      return `${JSON.stringify(key)}: ${cell}`
    })
  })
  const lines = rows.map(
    (_row, at) => `    { ${columns.map((column) => column[at] ?? '').join(' ')} }`,
  )
  return `[\n${lines.join(',\n')}\n  ]`
}

export type ReadPlan =
  | { readonly kind: 'plan'; readonly plan: PricePlanFile }
  | { readonly kind: 'noPlan' }
  /** What it says is not what was sealed. */
  | { readonly kind: 'edited' }

/** Reads a plan, also the one line that `--json` prints. */
export const readPlan = (text: string): ReadPlan => {
  const told = parseJson(text)
  const inLine = z.object({ plan: z.unknown() }).safeParse(told)
  const read = sealedSchema.safeParse(inLine.success ? inLine.data.plan : told)
  if (!read.success) return { kind: isLikePlan(told) ? 'edited' : 'noPlan' }
  const { seal, ...content } = read.data
  return seal === sealOf(content) ? { kind: 'plan', plan: read.data } : { kind: 'edited' }
}

const isLikePlan = (told: unknown): boolean =>
  z.object({ form: z.literal(form) }).safeParse(told).success
