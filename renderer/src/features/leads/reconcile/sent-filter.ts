import { wholeDays } from '#core/whole-days'

/** The filter of the web site's leads as a person sets it; days are those of this computer. */
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

/** The filter as the store takes it. */
export const toNarrowed = ({ project, campaign, ...days }: SentFilter, timeZone: string) => ({
  project,
  campaign,
  ...wholeDays(days, timeZone),
})
