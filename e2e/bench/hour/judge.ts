/** One call as the CRM has had it, by its own clock. */
export interface HeardCall {
  readonly at: number
  readonly endpoint: string
  readonly status: number
  readonly parameters: Readonly<Record<string, string>>
  readonly file: { readonly sha256: string } | null
}

/** What the record of a team says was done. */
export interface ToldAct {
  readonly kind: string
  readonly outcome: string
}

export interface LivedHour {
  readonly calls: readonly HeardCall[]
  /** How often somebody has changed a password in the CRM. */
  readonly changedPasswords: number
  readonly acts: readonly ToldAct[]
  /** Rows of the record that do not follow from those before. */
  readonly brokenRows: readonly number[]
}

/** spec: Limits. */
const cooldownMs = 5 * 60_000

/** What creates or changes something each time, and the kind of the act that the record must have of it. */
const doneOnce: Readonly<Record<string, string>> = {
  'add-incoming-payment': 'payment',
  'create-lead': 'lead',
  'add-unit-gallery-image': 'media',
  'update-units': 'batch',
}

const isDone = ({ status }: HeardCall): boolean => status >= 200 && status < 300

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 19)

/** spec: Limits; between two exports of one login and endpoint, counted from the one that was made. */
const earlyCalls = (calls: readonly HeardCall[]): string[] => {
  const warmAt = new Map<string, number>()
  return calls.flatMap((call) => {
    const { at, endpoint, status, parameters } = call
    if (!endpoint.startsWith('list-excel-')) return []
    const name = `${endpoint} of ${parameters['login']}`
    const earlyMs = (warmAt.get(name) ?? at) - at
    if (isDone(call)) warmAt.set(name, at + cooldownMs)
    if (earlyMs <= 0 && status !== 429) return []
    return [`${timeOf(at)} ${name} was asked for ${earlyMs / 1_000} s too early (${status})`]
  })
}

const subjectOf = ({ endpoint, parameters, file }: HeardCall): string => {
  const { login: _login, ...others } = parameters
  return JSON.stringify([endpoint, Object.entries(others).sort(), file?.sha256 ?? null])
}

const doneTwice = (calls: readonly HeardCall[]): string[] => {
  const done = new Set<string>()
  return calls.flatMap((call) => {
    if (doneOnce[call.endpoint] === undefined || !isDone(call)) return []
    const subject = subjectOf(call)
    if (done.has(subject)) return [`${timeOf(call.at)} twice: ${subject.slice(0, 300)}`]
    done.add(subject)
    return []
  })
}

const failedLogins = (calls: readonly HeardCall[], changedPasswords: number): string[] => {
  const failed = calls.filter(({ status }) => status === 401)
  if (failed.length === changedPasswords) return []
  const told = failed.map(
    ({ at, endpoint, parameters }) => `${timeOf(at)} ${endpoint} of ${parameters['login']}`,
  )
  return [`${failed.length} failed logins for ${changedPasswords} changed passwords: ${told}`]
}

/** What the CRM has done and nobody has told. */
const untold = (calls: readonly HeardCall[], acts: readonly ToldAct[]): string[] =>
  Object.entries(doneOnce).flatMap(([endpoint, kind]) => {
    const done = calls.filter((call) => call.endpoint === endpoint && isDone(call)).length
    const told = acts.filter((act) => act.kind === kind && act.outcome !== 'refused').length
    return told >= done ? [] : [`the CRM has done ${endpoint} ${done} times, ${told} were told`]
  })

/** What went against the rules, in words; empty where nothing did. */
export const judgeHour = ({
  calls,
  changedPasswords,
  acts,
  brokenRows,
}: LivedHour): readonly string[] => [
  ...earlyCalls(calls),
  ...doneTwice(calls),
  ...failedLogins(calls, changedPasswords),
  ...untold(calls, acts),
  ...brokenRows.map((row) => `row ${row} of the record does not follow from the one before`),
]
