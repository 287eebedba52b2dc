import type { Finding } from '#core/prices/batch/count-findings'
import type { Speech } from '../../../../i18n/speech.ts'

const listedNumbers = 12

/** A finding in one sentence. */
export const wordsOfFinding = (finding: Finding, speech: Speech): string => {
  const { mark, units, numbers } = finding
  return speech.t(`review.finding.${mark}`, {
    count: units.length,
    rates: wordsOfRates(finding, speech),
    numbers: numbers.slice(0, listedNumbers).join(', '),
  })
}

const wordsOfRates = ({ rates }: Finding, { t, formats }: Speech): string => {
  const rateOf = (rate: number) => t('prices.rate', { rate: formats.decimal(rate / 100) })
  return rates
    .map(({ from, to }) =>
      from === null ? rateOf(to) : t('review.rateStep', { from: rateOf(from), to: rateOf(to) }),
    )
    .join(', ')
}
