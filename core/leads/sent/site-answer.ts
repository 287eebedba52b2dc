import { z } from 'zod'
import { maskContacts } from '../privacy/mask-contact.ts'

/** What the CRM answered to the site, as the site's file has it. */
export const siteAnswerSchema = z.strictObject({
  httpStatus: z.int(),
  /** The answer's text with contacts masked: it often quotes an invalid one. */
  text: z.string(),
})
export type SiteAnswer = z.infer<typeof siteAnswerSchema>

const longestText = 500

/** `422`, `422.0`, `HTTP/1.1 422 Unprocessable`. */
const statusAlone = /^(?:http(?:\/[\d.]+)?[\s:]*)?([1-5]\d\d)(?:\.0+)?(?!\d)/i
/** `HTTP 422`, `422: phone is not valid`. A number alone may be the customer ID that the CRM answered. */
const statusBeforeWords =
  /^(?:http(?:\/[\d.]+)?[\s:]*([1-5]\d\d)(?!\d)|([1-5]\d\d)(?=[\s:;,–-]\D*\p{L}))[\s:;,–-]*/iu

/**
 * Reads an answer from the columns of status and text, either of which may be the only one. Null where neither has a
 * status.
 */
export const readSiteAnswer = (status: string, text: string): SiteAnswer | null => {
  const [prefix = '', afterHttp, alone] = statusBeforeWords.exec(text) ?? []
  const inText = afterHttp ?? alone
  const told = statusAlone.exec(status)?.[1] ?? (status === '' ? inText : undefined)
  if (told === undefined) return null
  const words = told === inText ? text.slice(prefix.length) : text
  return { httpStatus: Number(told), text: maskContacts(words).slice(0, longestText) }
}

const needCorrection = new Set([400, 409, 422])

/** Whether the CRM has refused the lead and will refuse it unchanged. After a 5xx the lead may have been created. */
export const isRefusal = (answer: SiteAnswer | null): answer is SiteAnswer =>
  answer !== null && needCorrection.has(answer.httpStatus)

/**
 * Whether the CRM has not accepted the lead; after 401 or 429, for instance, that says nothing about the lead itself.
 */
export const isClientError = (answer: SiteAnswer | null): boolean =>
  answer !== null && answer.httpStatus >= 400 && answer.httpStatus < 500

export const isSuccess = (answer: SiteAnswer | null): boolean =>
  answer !== null && answer.httpStatus >= 200 && answer.httpStatus < 300
