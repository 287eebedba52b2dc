import { z } from 'zod'
import { findTitle } from '#core/tables/find-title'
import { plainTitle } from '#core/tables/plain-title'
import type { Cell } from '#core/tables/table'
import { dayMs } from '#core/time'

/** The columns that a web site's file may have. */
const sentColumns = [
  'id',
  'customerId',
  'email',
  'phone',
  'surname',
  'name',
  'time',
  'clock',
  'project',
  'campaign',
  'httpStatus',
  'answer',
  'unit',
  'message',
] as const
export type SentColumn = (typeof sentColumns)[number]

/**
 * Titles in Czech, Slovak and English, normalised by `plainTitle`; where a table has several of them, the first here
 * wins.
 */
const columnTitles: Readonly<Record<SentColumn, readonly string[]>> = {
  id: [
    'leadid',
    'submissionid',
    'entryid',
    'formentryid',
    'idpoptavky',
    'cislopoptavky',
    'idzaznamu',
    'uuid',
    'guid',
    'id',
  ],
  customerId: [
    'customerid',
    'crmcustomerid',
    'crmid',
    'idzakaznika',
    'zakaznikid',
    'idzakaznikavcrm',
    'idcrm',
    'crmresponse',
    'odpovedcrm',
    'idklienta',
    'klientid',
  ],
  email: ['email', 'emailaddress', 'youremail', 'vasemail', 'emailovaadresa', 'mail'],
  phone: [
    'phone',
    'phonenumber',
    'telephone',
    'yourphone',
    'mobile',
    'telefon',
    'telefonnicislo',
    'cislotelefonu',
    'telefonnecislo',
    'mobil',
    'vastelefon',
    'tel',
  ],
  surname: ['surname', 'lastname', 'familyname', 'prijmeni', 'priezvisko', 'last'],
  name: [
    'fullname',
    'jmenoaprijmeni',
    'jmenoprijmeni',
    'prijmeniajmeno',
    'celejmeno',
    'menoapriezvisko',
    'menopriezvisko',
    'customername',
    'yourname',
    'vasejmeno',
    'firstname',
    'givenname',
    'krestnijmeno',
    'krestni',
    'krstnemeno',
    'first',
    'name',
    'jmeno',
    'meno',
    'zakaznik',
    'klient',
    'customer',
    'contact',
    'kontakt',
  ],
  time: [
    'submittedat',
    'sentat',
    'createdat',
    'receivedat',
    'timestamp',
    'datetime',
    'dateandtime',
    'submissiondate',
    'submissiontime',
    'submitted',
    'entrydate',
    'dateadded',
    'datesubmitted',
    'datumacas',
    'datumcas',
    'casodeslani',
    'datumodeslani',
    'datumvytvoreni',
    'datumvlozeni',
    'datumacasodeslani',
    'odeslano',
    'odoslane',
    'vytvoreno',
    'vytvorene',
    'prijato',
    'created',
    'datum',
    'date',
    'den',
    'day',
    'cas',
    'time',
  ],
  clock: ['cas', 'time', 'hodina', 'hour'],
  project: ['project', 'projectname', 'projekt', 'nazevprojektu', 'projectid', 'idprojektu'],
  campaign: ['campaign', 'utmcampaign', 'kampan', 'utmkampan'],
  httpStatus: [
    'httpstatus',
    'httpcode',
    'httpstatuscode',
    'statuscode',
    'responsecode',
    'responsestatus',
    'kododpovedi',
    'stavovykod',
    'navratovykod',
    'httpstav',
    'httpkod',
    'crmstatus',
    'stavcrm',
    'http',
    'status',
    'stav',
  ],
  answer: [
    'responsebody',
    'responsetext',
    'responsemessage',
    'textodpovedi',
    'errormessage',
    'chybovahlaska',
    'popischyby',
    'response',
    'odpoved',
    'answer',
    'error',
    'chyba',
    'odezva',
  ],
  unit: [
    'unitnumber',
    'unitno',
    'internalid',
    'cislojednotky',
    'cislobytu',
    'oznaceni',
    'oznacenijednotky',
    'jednotka',
    'jednotkac',
    'byt',
    'bytc',
    'unit',
    'apartment',
    'flat',
  ],
  message: [
    'message',
    'yourmessage',
    'messagetext',
    'zprava',
    'vasezprava',
    'textzpravy',
    'sprava',
    'vzkaz',
    'dotaz',
    'text',
    'note',
    'notes',
    'poznamka',
    'poznamky',
    'comment',
    'comments',
    'komentar',
  ],
}
const datesAlone = new Set(['datum', 'date', 'den', 'day'])

const mostShiftMs = 2 * dayMs
const column = z.int().nonnegative().nullable()
export const sentMappingSchema = z.strictObject({
  /** The titles of the files that the mapping is for, in any order. */
  titles: z.array(z.string().max(1_000)).max(500).readonly(),
  columns: z.strictObject({
    id: column,
    customerId: column,
    email: column,
    phone: column,
    surname: column,
    name: column,
    time: column,
    clock: column,
    project: column,
    campaign: column,
    httpStatus: column,
    answer: column,
    unit: column,
    message: column,
  }),
  timeZone: z.string().min(1).max(100),
  dateOrder: z.enum(['dayFirst', 'monthFirst']),
  /** Added to every time, because the clock of the site is wrong by that much. */
  clockShiftMs: z.int().min(-mostShiftMs).max(mostShiftMs),
})
export type SentMapping = z.infer<typeof sentMappingSchema>

/** Where each column stands, by its title; of a dotted title such as `data.email` the last word is enough. */
export const recogniseSentColumns = (titles: readonly Cell[]): SentMapping['columns'] => {
  const keys = titles.map((title) => String(title ?? '').replace(/\([^()]*\)|\[[^[\]]*\]/g, ''))
  const found: Record<SentColumn, number | null> = { ...noColumns }
  for (const keyOf of [plainTitle, (title: string) => plainTitle(title.split('.').at(-1))]) {
    const plain = keys.map(keyOf)
    for (const name of sentColumns) {
      if (found[name] !== null || (name === 'clock' && !isDateAlone(plain, found.time))) continue
      const taken = Object.values(found)
      found[name] = findTitle(plain, columnTitles[name], (at) => taken.includes(at))
    }
  }
  return found
}

const noColumns: SentMapping['columns'] = {
  id: null,
  customerId: null,
  email: null,
  phone: null,
  surname: null,
  name: null,
  time: null,
  clock: null,
  project: null,
  campaign: null,
  httpStatus: null,
  answer: null,
  unit: null,
  message: null,
}

const isDateAlone = (plain: readonly string[], time: number | null): boolean =>
  time !== null && datesAlone.has(plain[time] ?? '')

/** Whether leads can be read with a mapping: a lead needs a time, and a name or a customer. */
export const isReadableMapping = ({ columns }: Pick<SentMapping, 'columns'>): boolean =>
  columns.time !== null &&
  (columns.name !== null || columns.surname !== null || columns.customerId !== null)

/** The remembered mapping for files with these titles, with its columns where they stand in this file. */
export const rememberedSentMapping = (
  titles: readonly Cell[],
  remembered: readonly SentMapping[],
): SentMapping | null => {
  const now = titles.map(plainTitle)
  const same = remembered.find(({ titles: then }) => {
    const before = then.map(plainTitle)
    return before.length === now.length && [...before].sort().join() === [...now].sort().join()
  })
  if (same === undefined) return null
  const placeNow = (at: number | null): number | null => {
    const place = at === null ? -1 : now.indexOf(plainTitle(same.titles[at]))
    return place >= 0 ? place : null
  }
  const moved = sentColumns.map((name) => [name, placeNow(same.columns[name])] as const)
  return {
    ...same,
    titles: titles.map(String),
    columns: { ...noColumns, ...Object.fromEntries(moved) },
  }
}
