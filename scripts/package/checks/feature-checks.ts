import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { giveToPerson } from '../../../e2e/harness/person.ts'
import { type Check, expect, quit, startedOnPrices } from './acts.ts'
import type { Desk } from './desk.ts'
import { waitFor } from './wait-for.ts'

const hourMs = 3_600_000

/** Works with the store of the person while the application is not running. */
const withStore = <T>(desk: Desk, work: (store: DatabaseSync) => T): T => {
  const store = new DatabaseSync(join(desk.profile, 'store', 'unitdesk.db'))
  try {
    return work(store)
  } finally {
    store.close()
  }
}

const onlyRow = (store: DatabaseSync, sql: string): Record<string, unknown> => {
  const row = store.prepare(sql).get()
  if (row === undefined) throw new Error(`nothing is in the store: ${sql}`)
  return row
}

const folderOfPerson = (desk: Desk, name: string): string => {
  const folder = join(desk.home, name)
  mkdirSync(folder)
  giveToPerson(folder)
  return folder
}

const entriesInKeychain = (desk: Desk): number => {
  const found = desk.as('dbus-send', [
    '--session',
    '--print-reply=literal',
    '--dest=org.freedesktop.secrets',
    '/org/freedesktop/secrets',
    'org.freedesktop.Secret.Service.SearchItems',
    'dict:string:string:service,Unitdesk',
  ])
  return found.match(/\/org\/freedesktop\/secrets\/collection\//g)?.length ?? 0
}

/** A page that is one colour, which nothing else on a screen has. */
const colour = { red: 255, green: 0, blue: 200 }
const pdfOfOneColour = (): string => {
  const drawing = `${colour.red / 255} ${colour.green / 255} ${colour.blue / 255} rg 0 0 300 300 re f`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}

/** What needs a library, a worker or the keychain inside the package, seen from outside it. */
export const featureChecks: readonly Check[] = [
  {
    name: 'what was noted of a person is sealed, with a key that is in the keychain',
    run: async ({ desk }) => {
      const note = 'rather by phone'
      withStore(desk, (store) => {
        const workspace = onlyRow(store, 'select id from workspace')
        store
          .prepare(
            `insert into revocation (id, workspace_id, at, account, holder, consent_type_id,
               consent_name, notes, outcome) values ('check', ?, ?, '', '{}', 1, '', ?, '{"kind":"revoked"}')`,
          )
          .run(String(workspace['id']), Date.now(), note)
      })
      const before = entriesInKeychain(desk)
      const { run } = await startedOnPrices(desk)
      const readNote = () =>
        withStore(desk, (store) => onlyRow(store, 'select notes from revocation')['notes'])
      await waitFor('the sealed note', () => readNote() !== note)
      expect(entriesInKeychain(desk) === before + 1, 'its key is not in the keychain')
      await quit(run)
      withStore(desk, (store) => store.exec('delete from revocation'))
    },
  },
  {
    name: 'a report that was due is fetched, kept and written to its folder',
    run: async ({ desk }) => {
      const folder = folderOfPerson(desk, 'reports')
      const definition = {
        name: 'Units',
        content: { name: 'products', format: 'xlsx', parameters: {} },
        accountId: null,
        rules: {
          schedule: { kind: 'hourly', minute: 0, zone: 'Europe/Prague' },
          missed: 'once',
          maxAgeMs: 24 * hourMs,
          pauseAfter: 3,
        },
        retention: null,
        alerts: [],
        latest: { folder: null, fileName: 'Units', format: 'csv' },
        delivery: null,
      }
      const progress = {
        handledUntil: Date.now() - 2 * hourMs,
        waiting: null,
        running: null,
        asking: null,
        failuresInARow: 0,
        paused: null,
      }
      withStore(desk, (store) => {
        const workspace = onlyRow(store, 'select id from workspace')
        store
          .prepare(
            `insert into report (id, workspace_id, created_at, definition, latest_folder, progress)
             values ('check', ?, ?, ?, ?, ?)`,
          )
          .run(
            String(workspace['id']),
            Date.now(),
            JSON.stringify(definition),
            folder,
            JSON.stringify(progress),
          )
      })
      const { run } = await startedOnPrices(desk)
      const file = join(folder, 'Units.csv')
      await waitFor('the file of the report', () => existsSync(file))
      const lines = readFileSync(file, 'utf8').trim().split('\n').length
      expect(lines > 100, `the file has ${lines} lines`)
      await quit(run)
      withStore(desk, (store) => store.exec('delete from report'))
    },
  },
  {
    name: 'a PDF that is put into a watched folder is drawn in the list of files',
    run: async ({ desk }) => {
      const folder = folderOfPerson(desk, 'papers')
      const file = join(folder, 'plan.pdf')
      writeFileSync(file, pdfOfOneColour())
      giveToPerson(file)
      withStore(desk, (store) => {
        const project = onlyRow(store, 'select workspace_id, id from project order by position')
        const [workspaceId, projectId] = [String(project['workspace_id']), Number(project['id'])]
        store
          .prepare(
            'insert or replace into media_project (workspace_id, project_id, folder) values (?, ?, ?)',
          )
          .run(workspaceId, projectId, folder)
        store
          .prepare(`insert or replace into preference (name, value) values ('place', ?)`)
          .run(JSON.stringify({ workspaceId, projectId, screen: 'media' }))
      })
      const run = desk.start([])
      await waitFor('the colour of the page', () => countPixels(desk.photograph(), colour) > 300)
      await quit(run)
      withStore(desk, (store) => store.exec('delete from media_project'))
    },
  },
]

interface Colour {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** What a picture that was made smaller may be off. */
const tolerance = 16

/** Counts the pixels of a colour in a picture as xwd(1) writes it, of 32 bits each. */
const countPixels = (picture: Buffer, { red, green, blue }: Colour): number => {
  const headerBytes = picture.readUInt32BE(0)
  const height = picture.readUInt32BE(20)
  const bytesPerLine = picture.readUInt32BE(48)
  const colours = picture.readUInt32BE(76)
  // Each entry of the table of colours has twelve bytes.
  const start = headerBytes + 12 * colours
  let count = 0
  for (let at = start; at + 4 <= start + height * bytesPerLine; at += 4) {
    const isAlike =
      Math.abs((picture[at] ?? 0) - blue) <= tolerance &&
      Math.abs((picture[at + 1] ?? 0) - green) <= tolerance &&
      Math.abs((picture[at + 2] ?? 0) - red) <= tolerance
    if (isAlike) count += 1
  }
  return count
}
