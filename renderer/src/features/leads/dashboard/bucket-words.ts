import type { ShownBucket } from './shown-bucket.ts'

const isMidnight = (time: string): boolean => time === '00:00'

/** How days and hours are called; their dates are those of the wall, whatever zone that was in. */
export const bucketWords = (locale: string) => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (date: string) => made.format(Date.parse(`${date}T00:00:00Z`))
  }
  const long = format({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
  const short = format({ day: 'numeric', month: 'numeric' })
  return {
    day: {
      titleOf: ({ date }: ShownBucket) => long(date),
      tickOf: ({ date }: ShownBucket) => short(date),
    },
    hour: {
      titleOf: ({ date, time }: ShownBucket) => `${long(date)}, ${time}`,
      tickOf: ({ date, time }: ShownBucket) => (isMidnight(time) ? short(date) : time),
    },
  }
}
