import { z } from 'zod'

/**
 * The choices where the specification is silent or contradicts itself, each with the one that is made unless another
 * is; open-choices.md lists them.
 */
export const switchesSchema = z.strictObject({
  /** What is wrong with one unit of each project. */
  oddUnit: z
    .enum(['none', 'withoutId', 'longId', 'outsideFloor', 'outsideBuilding', 'twice'])
    .default('none'),
  /** What is wrong with the newest lead of `list-leads`. */
  oddLead: z.enum(['none', 'withoutCustomer', 'longId']).default('none'),
  /** How prices are written in XML; field-notes 2.3 show up to two decimals. */
  priceNotation: z
    .enum(['plain', 'scientific', 'grouped', 'manyDecimals', 'withCurrency'])
    .default('plain'),
  /** The times of `list-leads`. */
  leadTimestamps: z
    .enum(['offset', 'shortOffset', 'named', 'basic', 'local', 'epoch', 'epochMs'])
    .default('offset'),
  /** The bytes of every answer in XML, and what its document begins with. */
  xmlForm: z
    .enum([
      'utf-8',
      'iso-8859-2',
      'windows-1250',
      'utf-16le',
      'utf-16be',
      'blankLine',
      'prefixedRoot',
    ])
    .default('utf-8'),
  /** Whether answers are compressed for whoever has not asked for it. */
  compression: z.enum(['none', 'gzip', 'deflate', 'br']).default('none'),
  /** What an upload says yes with; the specification has one status for each, and nothing besides. */
  uploadAnswers: z
    .enum(['asSpecified', 'text', 'quoted', 'json', 'accepted', 'noContent'])
    .default('asSpecified'),
  /** What `create-lead` and `add-incoming-payment` tell their ID with. */
  idAnswers: z.enum(['text', 'quoted', 'json']).default('text'),
  /** How `update-units` writes its numbers, booleans and IDs. */
  updateUnitsTypes: z.enum(['json', 'text']).default('json'),
  /** What `list-consent-types` and `revoke-customer-consent` answer with in place of their arrays. */
  consentAnswers: z.enum(['arrays', 'wrapped', 'byId']).default('arrays'),
  /** What `get-customer-details` tells: in the form that was asked for, in XML to everybody, or nothing. */
  customerDetails: z.enum(['told', 'xml', 'empty']).default('told'),
  /** Whether an account for leads may call `get-customer-details`, as a public client does (field-notes 6.4). */
  customerDetailsForLeads: z.boolean().default(false),
  /** How strictly `create-lead` reads a phone: public clients send it as it was typed (field-notes 6.5). */
  leadPhones: z.enum(['e164', 'asTyped']).default('e164'),
  /** Whether endpoints that several areas need belong to each of them, or to the first alone. */
  endpointAreas: z.enum(['shared', 'one']).default('shared'),
  /** How the ID of the developer is written; `untold`: not at all, and `get-project` does not ask for it. */
  developerId: z.enum(['number', 'long', 'word', 'untold']).default('number'),
  /** The screens of every project, unless they are those that it was made with. */
  screens: z.array(z.int().positive()).nullable().default(null),
  /** How `get-projects-info` writes screens; the specification leaves that out. */
  screensShape: z
    .enum(['objects', 'numbers', 'screenids', 'single', 'unforeseen'])
    .default('objects'),
  /** Which project listing is served; the specification names both forms. */
  projectListing: z.enum(['both', 'xml', 'json']).default('both'),
  /** What the project listing that is not served answers. */
  otherListingStatus: z.int().min(400).max(599).default(404),
  /** `create-lead` also takes `project-id`, `first-name`, `last-name` and answers 201 for a new lead. */
  shortCreateLead: z.boolean().default(false),
  /** The status of a rejected `update-units`, which the specification names by its class alone. */
  updateUnitsFailureStatus: z.int().min(200).max(499).default(200),
  /** spec: Versioning 3: `update-units` is experimental and may be removed. */
  updateUnitsRemoved: z.boolean().default(false),
  /** Endpoints that public clients use and the specification does not name. */
  beyondSpecification: z.boolean().default(true),
  /** Whether one project, a month or a long search text spares an export its cooldown. */
  narrowFiltersWaiveCooldown: z.boolean().default(false),
  /**
   * The format of every export, unless it is the one that was asked for. The last three call themselves `.xls`, as
   * tables of other systems do that Excel opens nevertheless.
   */
  exportFormat: z.enum(['asked', 'xls', 'xlsx', 'html', 'spreadsheetml', 'csv']).default('asked'),
  /** Whether `headermode` is a parameter of exports; field-notes 1 have it from one client alone. */
  exportHeaderMode: z.enum(['served', 'ignored', 'refused']).default('served'),
  /** What a status is under the header of an ID; field-notes 6.3 have a client that reads its number. */
  exportStatuses: z.enum(['ids', 'words']).default('ids'),
  /** Whose words the titles of exports are: of the account's language, or words that nobody has foreseen. */
  exportTitles: z.enum(['account', 'unforeseen']).default('account'),
  /** The order of an export's columns is each user's own choice (field-notes 3.1). */
  exportColumnOrder: z.enum(['usual', 'reversed']).default('usual'),
  /** What stands before the table of an export. */
  exportCover: z.enum(['none', 'titleRow', 'sheet', 'secondHeader']).default('none'),
  /** How many failed logins in a row ban an account. */
  banThreshold: z.int().min(1).default(5),
  /** The limit is read at the start. */
  maxUploadBytes: z
    .int()
    .min(1)
    .default(50 * 1024 * 1024),
  /** How long a request may take to arrive; read at the start. */
  maxRequestMs: z
    .int()
    .min(1)
    .default(5 * 60_000),
})
export type Switches = Readonly<z.output<typeof switchesSchema>>
/** Switches that are set; the others stay as they are. */
export type ChosenSwitches = Readonly<z.input<typeof switchesSchema>>

export interface MovableSwitches {
  readonly now: () => Switches
  /** Throws where there is no such switch, or no such choice of it. */
  readonly set: (chosen: unknown) => void
}

export const movableSwitches = (initial: ChosenSwitches): MovableSwitches => {
  let switches: Switches = switchesSchema.parse(initial)
  return {
    now: () => switches,
    set: (chosen) => {
      switches = switchesSchema.parse({ ...switches, ...z.looseObject({}).parse(chosen) })
    },
  }
}
