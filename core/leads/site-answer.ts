import { z } from 'zod'
import { maskContacts } from './mask-contact.ts'

/** What the CRM has answered to the site, as the site's file tells it. */
export const siteAnswerSchema = z.strictObject({
  httpStatus: z.int(),
  /** Contacts masked: it often says what is wrong with one. */
  text: z.string(),
})
export type SiteAnswer = z.infer<typeof siteAnswerSchema>

const longestText = 500

/** `422`, `HTTP/1.1 422 Unprocessable`, `422: phone is not valid`. */
const statusIn = (text: string): number | null => {
  const [, digits] = /^(?:http(?:\/[\d.]+)?[\s:]*)?([1-5]\d\d)(?:\.0+)?(?!\d)/i.exec(text) ?? []
  return digits === undefined ? null : Number(digits)
}

/** From the columns of the status and of the text; either may be the only one. Null where no status is told. */
export const readSiteAnswer = (status: string, text: string): SiteAnswer | null => {
  const httpStatus = statusIn(status) ?? (status === '' ? statusIn(text) : null)
  if (httpStatus === null) return null
  return { httpStatus, text: maskContacts(text).slice(0, longestText) }
}

/** The CRM has not taken it, and will not take it unchanged. What failed with 5xx may yet have been created. */
export const isRefusal = (answer: SiteAnswer | null): answer is SiteAnswer =>
  answer !== null && answer.httpStatus >= 400 && answer.httpStatus < 500
