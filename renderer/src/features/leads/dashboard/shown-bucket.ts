/** Leads of a day or an hour, and how far anybody has asked for them. */
export interface ShownBucket {
  readonly from: number
  readonly date: string
  readonly time: string
  readonly count: number
  readonly covered: 'whole' | 'part' | 'none'
}
