import type { AskedCall, Refusal } from './gateway.ts'

/**
 * What another server may do that the sandbox does not: the specification leaves it open, or vendors' pages say so. It says
 * the same with other words, is strict sooner, and counts an address where the specification counts users.
 */
export const otherSwitches = {
  updateUnitsTypes: 'text',
  uploadAnswers: 'json',
  idAnswers: 'json',
  leadTimestamps: 'basic',
  consentAnswers: 'wrapped',
  compression: 'gzip',
  xmlForm: 'windows-1250',
  exportColumnOrder: 'reversed',
  exportTitles: 'unforeseen',
  // The specification does not say how many failed logins ban. Two may be of one change: the one that a desk hears of, and
  // one that a gateway tries after it has given up.
  banThreshold: 3,
} as const

const cooldownMs = 5 * 60_000
const banMs = 20_000

/** How a server says that it was asked too early; the specification has whole seconds alone, and no words. */
const refusals: readonly ((seconds: number) => Refusal)[] = [
  (seconds) => ({
    status: 429,
    headers: { 'retry-after': String(seconds), 'content-type': 'application/json' },
    body: JSON.stringify({ error: { code: 'RATE_LIMITED', message: 'Too many requests' } }),
  }),
  (seconds) => ({
    status: 429,
    headers: { 'retry-after': String(seconds), 'content-type': 'text/html; charset=utf-8' },
    body: '<!DOCTYPE html><title>429</title><h1>Příliš mnoho požadavků</h1>',
  }),
  (seconds) => ({
    status: 429,
    headers: { 'retry-after': new Date(Date.now() + seconds * 1_000).toUTCString() },
    body: '',
  }),
]

/** Some say it of an export as if the login were not permitted, and do not say how long to wait. */
const refusalsOfExports = [
  ...refusals,
  (): Refusal => ({
    status: 403,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ success: false, message: 'Export is not allowed at the moment.' }),
  }),
]

interface OtherServer {
  /** Whether the server does not do what it is asked for now. */
  readonly refuses: (call: AskedCall) => boolean
  readonly refusalOf: (call: AskedCall) => Refusal
  readonly onAnswered: (call: AskedCall, status: number) => void
}

interface Draws {
  readonly of: <T>(choices: readonly T[]) => T
  readonly happens: (share: number) => boolean
}

const isExport = ({ path }: AskedCall): boolean => path.includes('/list-excel-')

/**
 * Of one export all logins of an address wait for each other, and now and then an address has asked too often for
 * anything; both is said in several ways. A failed login is banned with a 429, as an older page of the vendor has it.
 */
export const otherServer = ({ of, happens }: Draws, now: () => number): OtherServer => {
  const warm = new Map<string, { readonly login: string; readonly at: number }>()
  const banned = new Map<string, number>()
  const leftMs = ({ path, login }: AskedCall): number => {
    const banLeftMs = (banned.get(login) ?? 0) - now()
    const last = warm.get(path)
    // That a login itself comes too early is left to the CRM, whose list is judged.
    if (last === undefined || last.login === login) return Math.max(0, banLeftMs)
    return Math.max(0, banLeftMs, last.at - now())
  }
  return {
    refuses: (call) => leftMs(call) > 0 || happens(0.03),
    refusalOf: (call) =>
      of(isExport(call) ? refusalsOfExports : refusals)(Math.ceil(leftMs(call) / 1_000) || 7),
    onAnswered: (call, status) => {
      if (status === 401) banned.set(call.login, now() + banMs)
      if (status < 300 && isExport(call)) {
        warm.set(call.path, { login: call.login, at: now() + cooldownMs })
      }
    },
  }
}

/** The one that the specification describes, as the sandbox reads it. */
export const specifiedServer: OtherServer = {
  refuses: () => false,
  refusalOf: () => ({ status: 429, headers: {}, body: '' }),
  onAnswered: () => undefined,
}
