/** What the desktop notifications about leads say. */
export type LeadNotice =
  | {
      readonly kind: 'missing' | 'rejected'
      readonly workspace: string
      readonly count: number
    }
  | {
      readonly kind: 'rate'
      readonly workspace: string
      readonly percent: number
      readonly lost: number
      readonly sent: number
    }
  | { readonly kind: 'silence'; readonly workspace: string; readonly hours: number }
  | { readonly kind: 'held'; readonly workspace: string; readonly account: string }
