import { read, utils } from '@e965/xlsx'
import { onTestFinished } from 'vitest'
import { answerRequest, findEndpoint } from '../../http/answer-request.ts'
import type { SeedName } from '../../seed/projects/seeds.ts'
import { readAccount, writeAccount } from '../../state/accounts.ts'
import type { Db } from '../../state/db.ts'
import { type ChosenSwitches, movableSwitches } from '../../switches.ts'
import { seededState } from '../../testing/seeded-state.ts'
import type { Language } from '../table.ts'

export type Fields = Readonly<Record<string, string>>
type SheetRow = Readonly<Record<string, string | number>>

export interface ExportAnswer {
  readonly status: number
  readonly contentType: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly text: string
}

export interface TestedExports {
  readonly db: Db
  readonly clock: { now: number }
  /** A call by the account for exports, with the answer as it came. */
  readonly call: (name: string, fields?: Fields, login?: string) => ExportAnswer
  /** The rows of an export, by the stable names of its columns; the cooldown is over every time. */
  readonly rows: (name: string, fields?: Fields) => SheetRow[]
}

export const startOfTest = Date.UTC(2026, 10, 21, 12)
const password = 'secret'
const longerThanCooldown = 600_000

/** The sheet of a workbook as rows of cells, read by the library; no rows named are all of them. */
export const readSheet = (bytes: Buffer, rows?: number): (string | number)[][] => {
  const book = read(bytes, rows === undefined ? {} : { sheetRows: rows })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  return sheet === undefined ? [] : utils.sheet_to_json(sheet, { header: 1, defval: '' })
}

export const openExports = ({
  seed = 'demo',
  language = 'cs',
  switches = {},
}: {
  readonly seed?: SeedName
  readonly language?: Language
  readonly switches?: ChosenSwitches
} = {}): TestedExports => {
  const clock = { now: startOfTest }
  const db = seededState({ name: seed, number: 1, now: clock.now, newPassword: () => password })
  onTestFinished(() => {
    db.close()
  })
  const account = readAccount(db, 'exports@demo')
  if (account !== null) writeAccount(db, { ...account, language })
  const { now: switchesNow } = movableSwitches(switches)
  const state = { db, now: () => clock.now, switches: switchesNow }
  const call: TestedExports['call'] = (name, fields = {}, login = 'exports@demo') => {
    const endpoint = findEndpoint(`list-excel-${name}`, switchesNow())
    if ('status' in endpoint) throw new Error(`list-excel-${name} is not served`)
    const parameters = new Map(Object.entries({ login, password, ...fields }))
    const answer = answerRequest(state, endpoint, { parameters, file: null, accept: '' })
    const body = Buffer.isBuffer(answer.body) ? answer.body : Buffer.from(String(answer.body))
    const { status, contentType, headers = {} } = answer
    return { status, contentType, headers, body, text: body.toString('utf8') }
  }
  return {
    db,
    clock,
    call,
    rows: (name, fields = {}) => {
      clock.now += longerThanCooldown
      const { status, text, body } = call(name, { headermode: 'ids', ...fields })
      if (status !== 200) throw new Error(`${name}: ${status} ${text}`)
      const [header = [], ...rows] = readSheet(body)
      return rows.map((row) => Object.fromEntries(header.map((id, at) => [id, row[at] ?? ''])))
    },
  }
}
