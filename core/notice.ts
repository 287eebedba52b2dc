import { z } from 'zod'

const noticeSchema = z.object({
  name: z.string(),
  version: z.string(),
  licence: z.string(),
  texts: z.array(z.string()),
})

/** A package of others that is part of what is shipped, with the texts that its licence asks to be shown. */
export type Notice = z.infer<typeof noticeSchema>

export const noticesSchema = z.array(noticeSchema)
