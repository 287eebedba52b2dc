import { z } from 'zod'

/** What an export was asked for: runs that asked for the same tell of the same rows. */
const exportRequestSchema = z.strictObject({
  /** The export's name without the prefix. */
  name: z.string(),
  parameters: z.record(z.string(), z.string()),
})
export type ExportRequest = z.infer<typeof exportRequestSchema>

/** The request as a text that is equal for equal requests; the format of the file makes no difference. */
export const exportRequestText = ({ name, parameters }: ExportRequest): string => {
  const said = Object.entries(parameters).filter(([, text]) => text !== '')
  said.sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify({ name, parameters: Object.fromEntries(said) })
}

export const readExportRequest = (text: string): ExportRequest =>
  exportRequestSchema.parse(JSON.parse(text))
