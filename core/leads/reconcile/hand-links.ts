import { z } from 'zod'
import { inquiryIdSchema } from '#core/ids'

const handPairSchema = z.strictObject({
  sentKey: z.string().min(1).max(300),
  inquiryId: inquiryIdSchema,
})
export type HandPair = z.infer<typeof handPairSchema>

/** Pairs that a person has made or parted; they hold whatever is imported and listed later. */
export const handLinksSchema = z.strictObject({
  linked: z.array(handPairSchema).readonly(),
  unlinked: z.array(handPairSchema).readonly(),
})
export type HandLinks = z.infer<typeof handLinksSchema>

/** Links a lead to an inquiry; other links of either of them end. */
export const linkByHand = ({ linked, unlinked }: HandLinks, made: HandPair): HandLinks => ({
  linked: [
    ...linked.filter(
      ({ sentKey, inquiryId }) => sentKey !== made.sentKey && inquiryId !== made.inquiryId,
    ),
    made,
  ],
  unlinked: unlinked.filter((pair) => !isSame(pair, made)),
})

/** Parts a lead and an inquiry, which are never paired again without a person's act. */
export const unlinkByHand = ({ linked, unlinked }: HandLinks, parted: HandPair): HandLinks => ({
  linked: linked.filter((pair) => !isSame(pair, parted)),
  unlinked: [...unlinked.filter((pair) => !isSame(pair, parted)), parted],
})

const isSame = (a: HandPair, b: HandPair): boolean =>
  a.sentKey === b.sentKey && a.inquiryId === b.inquiryId
