import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { cooldownMs, digest, origin, type TestDesk } from './desks.ts'
import { valueIn } from './team-of-test.ts'

export const printOf = (key: string) => createHash('sha256').update(key).digest('hex')

interface Shared {
  readonly of?: string
  readonly sha256?: string
  readonly chunks?: number
  readonly print?: string
  readonly endpoint?: string
}

const units = 'list-excel-products'
const runSchema = z.object({ run: z.coerce.number() })
const anything = z.unknown()

/** A desk that is to share has asked for the export last. */
export const load = async (desk: TestDesk, endpoint = units): Promise<void> => {
  const { claim } = await desk.claim(endpoint)
  valueIn(await desk.run(`SELECT send_claim(${claim})`))
  valueIn(await desk.end(claim, 'done'))
}

/** Another may ask for it from here on. */
export const coolDown = (owner: { query: (sql: string) => Promise<unknown> }, team: string) =>
  owner.query(`UPDATE ${team}.cooldown SET until = until - interval '${cooldownMs} ms'`)

export const begin = (
  { connection, id }: TestDesk,
  { of = 'units', sha256 = of, chunks = 1, print = 'key', endpoint = units }: Shared = {},
) =>
  connection.query(
    runSchema,
    'SELECT * FROM share_run($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    [
      id,
      origin,
      digest,
      endpoint,
      printOf(print),
      printOf(of),
      printOf(sha256),
      'xlsx',
      1_000,
      false,
      chunks,
    ],
  )

export const put = ({ connection, id }: TestDesk, run: number, number = 0) =>
  connection.query(anything, 'SELECT share_chunk($1, $2, $3, $4)', [
    id,
    run,
    number,
    randomBytes(100),
  ])

export const finish = ({ connection, id }: TestDesk, run: number) =>
  connection.query(anything, 'SELECT end_sharing($1, $2)', [id, run])

const listedSchema = z.object({ subject: z.string(), holder: z.string(), chunks: z.int() })

export const listed = async ({ connection }: TestDesk, print = 'key') =>
  valueIn(await connection.query(listedSchema, 'SELECT * FROM list_shared($1)', [printOf(print)]))

/** All of a small run. */
export const share = async (desk: TestDesk, shared: Shared = {}): Promise<number | null> => {
  const [begun] = valueIn(await begin(desk, shared))
  if (begun === undefined) return null
  valueIn(await put(desk, begun.run))
  valueIn(await finish(desk, begun.run))
  return begun.run
}

export const offer = (desk: TestDesk, key = 'key') =>
  desk.run(`SELECT offer_key(${desk.id}, '${printOf(key)}')`)
