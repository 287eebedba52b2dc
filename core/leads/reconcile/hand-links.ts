import { z } from 'zod'
import { inquiryIdSchema } from '#core/ids'

const handPairSchema = z.strictObject({
  sentKey: z.string().min(1).max(300),
  inquiryId: inquiryIdSchema,
})
export type HandPair = z.infer<typeof handPairSchema>

/** What a person decided about pairs; it holds whatever is imported and listed later. */
export const handLinksSchema = z.strictObject({
  linked: z.array(handPairSchema).readonly(),
  unlinked: z.array(handPairSchema).readonly(),
})
export type HandLinks = z.infer<typeof handLinksSchema>

export const noHandLinks: HandLinks = { linked: [], unlinked: [] }

/** Neither of the two is anybody else's any more. */
export const linkByHand = ({ linked, unlinked }: HandLinks, made: HandPair): HandLinks => ({
  linked: [
    ...linked.filter(
      ({ sentKey, inquiryId }) => sentKey !== made.sentKey && inquiryId !== made.inquiryId,
    ),
    made,
  ],
  unlinked: unlinked.filter((pair) => !isSame(pair, made)),
})

/** The two are never found to be a pair again. */
export const unlinkByHand = ({ linked, unlinked }: HandLinks, parted: HandPair): HandLinks => ({
  linked: linked.filter((pair) => !isSame(pair, parted)),
  unlinked: [...unlinked.filter((pair) => !isSame(pair, parted)), parted],
})

const isSame = (a: HandPair, b: HandPair): boolean =>
  a.sentKey === b.sentKey && a.inquiryId === b.inquiryId
