import { wholeDays } from '../whole-days.ts'

/** As a person narrows the leads of the site; days are those of this computer. */
export interface SentFilter {
  readonly search: string
  readonly project: string | null
  readonly campaign: string | null
  readonly fromDay: string
  readonly toDay: string
}

export const allSent: SentFilter = {
  search: '',
  project: null,
  campaign: null,
  fromDay: '',
  toDay: '',
}

/** As the store is asked. */
export const toNarrowed = ({ project, campaign, ...days }: SentFilter, timeZone: string) => ({
  project,
  campaign,
  ...wholeDays(days, timeZone),
})
