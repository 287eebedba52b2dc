/** One call as the CRM has had it, by its own clock. */
export interface HeardCall {
  /** When the CRM did it, or refused to. */
  readonly at: number
  readonly endpoint: string
  readonly status: number
  readonly parameters: Readonly<Record<string, string>>
  readonly file: { readonly sha256: string } | null
  /** Who has asked; null where the gateway could not tell. */
  readonly forwardedFor: string | null
}

export const isDone = ({ status }: HeardCall): boolean => status >= 200 && status < 300

export const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23)
