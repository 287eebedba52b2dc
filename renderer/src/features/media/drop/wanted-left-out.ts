import type { PayloadOf } from '#core/contract/index'

type LeftOutFiles = Pick<PayloadOf<'media.filesLeftOut'>, 'leftOut' | 'count'>

/**
 * The files that a person may miss: those that an operating system leaves in folders do not count. Null where there is
 * none.
 */
export const wantedLeftOut = ({ leftOut, count }: LeftOutFiles): LeftOutFiles | null => {
  const wanted = leftOut.filter(({ reason }) => reason !== 'litter')
  const litter = leftOut.length - wanted.length
  return wanted.length === 0 ? null : { leftOut: wanted, count: count - litter }
}
