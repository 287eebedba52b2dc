import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { origin, type TestDesk } from './desks.ts'
import { valueIn } from './team-of-test.ts'

const standingSchema = z.object({ standing: z.string(), revision: z.coerce.number() })
const listedSchema = z.object({
  name: z.string(),
  author: z.string(),
  editor: z.string().nullable(),
  asker: z.string().nullable(),
  left_ms: z.coerce.number().nullable(),
  is_put_away: z.boolean(),
})

const one = async <T>(desk: TestDesk, schema: z.ZodType<T>, sql: string): Promise<T> => {
  const [row] = valueIn(await desk.connection.query(schema, sql))
  if (row === undefined) throw new Error('nothing was answered')
  return row
}

/** A draft that the desk has shared. */
export const share = async (desk: TestDesk, id: string = randomUUID()): Promise<string> => {
  valueIn(await desk.run(`SELECT share_draft(${desk.id}, '${id}', '${origin}', 7, 'Autumn')`))
  return id
}

export const take = (desk: TestDesk, id: string) =>
  one(desk, standingSchema, `SELECT * FROM take_draft(${desk.id}, '${id}')`)

export const ask = async (desk: TestDesk, id: string) =>
  valueIn(await desk.run(`SELECT ask_draft(${desk.id}, '${id}')`))

export const give = async (desk: TestDesk, id: string) =>
  valueIn(await desk.run(`SELECT give_draft(${desk.id}, '${id}')`))

interface Step {
  readonly known: number
  readonly token?: string
  /** The price of the first unit, and those of as many others. */
  readonly gross?: number
  readonly units?: number
  /** What they cost with VAT before; nothing where they had no price. */
  readonly base?: number
  /** The number of the first unit. */
  readonly from?: number
}

const stepSql = (
  desk: TestDesk,
  id: string,
  { known, token = randomUUID(), gross = 121, units = 1, from = 1, base }: Step,
): string => {
  const many = `ARRAY(SELECT generate_series(${from}, ${from + units - 1}))::bigint[]`
  const all = (value: string, type: string) => `array_fill(${value}, ARRAY[${units}])::${type}[]`
  return `SELECT * FROM write_draft_step(${desk.id}, '${id}', ${known}, '${token}', '{"kind": "edit", "detail": null}',
    ${many}, ${all('100', 'bigint')}, ${all(String(gross), 'bigint')}, ${all("'net'::text", 'text')},
    ${all(base === undefined ? 'NULL::bigint' : '100', 'bigint')}, ${all(String(base ?? 'NULL::bigint'), 'bigint')})`
}

export const step = (desk: TestDesk, id: string, written: Step) =>
  one(desk, standingSchema, stepSql(desk, id, written))

export const listed = (desk: TestDesk, id: string) =>
  one(desk, listedSchema, `SELECT * FROM list_drafts('${id}')`)

const cellsSchema = z.object({ revision: z.coerce.number(), cells: z.string() })

export const steps = async (desk: TestDesk, id: string, known = 0) =>
  valueIn(
    await desk.connection.query(cellsSchema, `SELECT * FROM read_draft('${id}', ${known}, 500)`),
  ).map(({ revision, cells }) => ({ revision, cells: JSON.parse(cells) as unknown[][] }))
