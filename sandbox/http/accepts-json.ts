/** spec: get-customer-details and the short `create-lead`: JSON when the request asks for it, XML otherwise. */
export const acceptsJson = (accept: string): boolean =>
  accept
    .split(',')
    .some(
      (range) =>
        /^\s*application\/json\s*(;|$)/i.test(range) && !/;\s*q=0(\.0*)?\s*(;|$)/i.test(range),
    )
