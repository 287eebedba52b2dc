import { loginKey } from '#core/accounts/login-key'
import { failed, type Result, success } from '#core/contract/failure'
import { isExportEndpoint } from '#core/exports/reports/export-endpoint'
import type { Caller } from '../crm/calls/caller.ts'
import type { ExportsDependencies } from '../features/exports/dependencies.ts'
import type { OpenStore } from '../store/file/open.ts'
import { listDeniedEndpoints, readHasWorked } from '../store/guards/denied-endpoints.ts'

const refused = (reason: 'notAsked' | 'notProven'): Result<never> =>
  failed({ kind: 'notAllowed', reason, again: 'afterFix' })

/**
 * What has never worked may be refused, and a second refusal holds the whole login: it is asked for only while nothing
 * is denied. The files of a CRM, which no specification permits to any account, are asked for behind a call that has
 * proved the password.
 */
export const mayAskOf =
  (
    { db }: Pick<OpenStore, 'db'>,
    { isProven }: Pick<Caller, 'isProven'>,
  ): ExportsDependencies['mayAsk'] =>
  (account, endpoint) => {
    const login = loginKey(account)
    const denied = listDeniedEndpoints(db, login)
    const isJudged = denied.some((one) => one.endpoint === endpoint)
    // What is denied already does not leave, and says so itself.
    if (isJudged || readHasWorked(db, { ...login, endpoint })) return success(null)
    if (denied.length > 0) return refused('notAsked')
    return isExportEndpoint(endpoint) || isProven(login) ? success(null) : refused('notProven')
  }
