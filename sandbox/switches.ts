import { z } from 'zod'

/** The choices where the specification is silent or contradicts itself; open-choices.md lists them. */
export const switchesSchema = z.strictObject({
  /** What one unit of each project lacks. */
  oddUnit: z.enum(['none', 'withoutId', 'outsideFloor', 'outsideBuilding']),
  /** How prices are written in XML; field-notes 2.3 show up to two decimals. */
  priceNotation: z.enum(['plain', 'scientific', 'grouped', 'manyDecimals', 'withCurrency']),
  /** The times of `list-leads`. */
  leadTimestamps: z.enum(['offset', 'local', 'epoch']),
  /** What an upload answers with besides its status. */
  uploadAnswers: z.enum(['asSpecified', 'text', 'json']),
  /** The screens of every project, unless they are those that it was made with. */
  screens: z.array(z.int().positive()).nullable(),
  /** How `get-projects-info` writes screens; the specification leaves that out. */
  screensShape: z.enum(['objects', 'numbers', 'screenids', 'single', 'unforeseen']),
  /** Which project listing is served; the specification names both forms. */
  projectListing: z.enum(['both', 'xml', 'json']),
  /** `create-lead` also takes `project-id`, `first-name`, `last-name` and answers 201 for a new lead. */
  shortCreateLead: z.boolean(),
  /** Of a rejected `update-units`; the specification names only the class of calls that business logic has judged. */
  updateUnitsFailureStatus: z.int().min(200).max(499),
  /** spec: Versioning 3: `update-units` is experimental and may be removed. */
  updateUnitsRemoved: z.boolean(),
  /** Endpoints that public clients use and the specification does not name. */
  beyondSpecification: z.boolean(),
  /** Whether one project, a month or a long search text spares an export its cooldown. */
  narrowFiltersWaiveCooldown: z.boolean(),
  /**
   * The format of every export, unless it is the one that was asked for. The last three call themselves `.xls`, as
   * tables of other systems do that Excel opens nevertheless.
   */
  exportFormat: z.enum(['asked', 'xls', 'xlsx', 'html', 'spreadsheetml', 'csv']),
  /** Whether `headermode` is a parameter of exports; field-notes 1 have it from one client alone. */
  exportHeaderMode: z.enum(['served', 'ignored', 'refused']),
  /** Whose words the titles of exports are: of the account's language, or words that nobody has foreseen. */
  exportTitles: z.enum(['account', 'unforeseen']),
  /** The order of an export's columns is each user's own choice (field-notes 3.1). */
  exportColumnOrder: z.enum(['usual', 'reversed']),
  /** What stands before the table of an export. */
  exportCover: z.enum(['none', 'titleRow', 'sheet', 'secondHeader']),
  /** How many failed logins in a row ban an account. */
  banThreshold: z.int().min(1),
  maxUploadBytes: z.int().min(1),
})
export type Switches = Readonly<z.infer<typeof switchesSchema>>

const defaultSwitches: Switches = {
  oddUnit: 'none',
  priceNotation: 'plain',
  leadTimestamps: 'offset',
  uploadAnswers: 'asSpecified',
  screens: null,
  screensShape: 'objects',
  projectListing: 'both',
  shortCreateLead: false,
  updateUnitsFailureStatus: 200,
  updateUnitsRemoved: false,
  beyondSpecification: true,
  narrowFiltersWaiveCooldown: false,
  exportFormat: 'asked',
  exportHeaderMode: 'served',
  exportTitles: 'account',
  exportColumnOrder: 'usual',
  exportCover: 'none',
  banThreshold: 5,
  maxUploadBytes: 50 * 1024 * 1024,
}

export interface MovableSwitches {
  readonly now: () => Switches
  readonly set: (changed: Partial<Switches>) => void
}

export const movableSwitches = (initial: Partial<Switches>): MovableSwitches => {
  let switches: Switches = { ...defaultSwitches, ...initial }
  return {
    now: () => switches,
    set: (changed) => {
      switches = { ...switches, ...changed }
    },
  }
}
