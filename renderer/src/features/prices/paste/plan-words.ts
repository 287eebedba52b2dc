import type { TFunction } from 'i18next'
import type { PricePlan, SkipReason } from '#core/prices/draft/price-plan'

/** How many units were passed by, and why, in the order in which the reasons were met. */
export const skippedCounts = ({ skipped }: Pick<PricePlan, 'skipped'>): [SkipReason, number][] => {
  const counts = new Map<SkipReason, number>()
  for (const { why } of skipped) counts.set(why, (counts.get(why) ?? 0) + 1)
  return [...counts]
}

/** What a plan passes by and leaves, as one sentence; empty where it does neither. */
export const planWords = (plan: PricePlan, t: TFunction): string =>
  [
    ...skippedCounts(plan).map(([why, count]) => t(`plan.skipped.${why}`, { count })),
    ...(plan.assumedRates > 0 ? [t('plan.assumedRates', { count: plan.assumedRates })] : []),
    ...(plan.unchanged > 0 ? [t('plan.unchanged', { count: plan.unchanged })] : []),
  ].join(' ')
