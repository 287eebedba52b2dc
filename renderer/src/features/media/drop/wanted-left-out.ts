import type { PayloadOf } from '#core/contract/index'

type LeftOutFiles = Pick<PayloadOf<'media.filesLeftOut'>, 'leftOut' | 'count'>

/** Without what an operating system leaves behind in folders; null where nothing else is missing. */
export const wantedLeftOut = ({ leftOut, count }: LeftOutFiles): LeftOutFiles | null => {
  const wanted = leftOut.filter(({ reason }) => reason !== 'litter')
  const litter = leftOut.length - wanted.length
  return wanted.length === 0 ? null : { leftOut: wanted, count: count - litter }
}
