import { z } from 'zod'
import { maskContacts } from '../privacy/mask-contact.ts'

/** What the CRM has answered to the site, as the site's file tells it. */
export const siteAnswerSchema = z.strictObject({
  httpStatus: z.int(),
  /** Contacts masked: it often says what is wrong with one. */
  text: z.string(),
})
export type SiteAnswer = z.infer<typeof siteAnswerSchema>

const longestText = 500

/** `422`, `422.0`, `HTTP/1.1 422 Unprocessable`. */
const statusAlone = /^(?:http(?:\/[\d.]+)?[\s:]*)?([1-5]\d\d)(?:\.0+)?(?!\d)/i
/** `HTTP 422`, `422: phone is not valid`; a number alone may be the customer's ID that the CRM has answered. */
const statusBeforeWords =
  /^(?:http(?:\/[\d.]+)?[\s:]*([1-5]\d\d)(?!\d)|([1-5]\d\d)(?=[\s:;,–-]\D*\p{L}))[\s:;,–-]*/iu

/** From the columns of the status and of the text; either may be the only one. Null where no status is told. */
export const readSiteAnswer = (status: string, text: string): SiteAnswer | null => {
  const [prefix = '', afterHttp, alone] = statusBeforeWords.exec(text) ?? []
  const inText = afterHttp ?? alone
  const told = statusAlone.exec(status)?.[1] ?? (status === '' ? inText : undefined)
  if (told === undefined) return null
  const words = told === inText ? text.slice(prefix.length) : text
  return { httpStatus: Number(told), text: maskContacts(words).slice(0, longestText) }
}

const needCorrection = new Set([400, 409, 422])

/** The CRM has not taken it, and will not take it unchanged. What failed with 5xx may yet have been created. */
export const isRefusal = (answer: SiteAnswer | null): answer is SiteAnswer =>
  answer !== null && needCorrection.has(answer.httpStatus)

/** Nor has it where it turned the sender away, who may have asked too often: that says nothing about the lead. */
export const isTurnedAway = (answer: SiteAnswer | null): boolean =>
  answer !== null && answer.httpStatus >= 400 && answer.httpStatus < 500

export const isTaken = (answer: SiteAnswer | null): boolean =>
  answer !== null && answer.httpStatus >= 200 && answer.httpStatus < 300
