import type { Approval } from '#core/contract/drafts'

/** Somebody else asks this person for their approval. Whoever has asked themselves knows of it. */
export const isQuestion = (approval: Approval | null): approval is Approval =>
  approval?.mayDecide === true && !approval.asker.isOwn
