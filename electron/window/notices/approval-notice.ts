import type { Language } from '#core/format/format-locale'

/** What the system shows of a change of prices that needs a second person. */
export interface ApprovalNotice {
  readonly kind: 'asked' | 'approved' | 'refused'
  readonly draft: string
  /** Who has asked, or decided. */
  readonly by: string
}

export const approvalNotice = ({ kind, draft, by }: ApprovalNotice, language: Language): string =>
  (language === 'cs' ? czech : english)[kind](by, draft)

type Words = Readonly<Record<ApprovalNotice['kind'], (by: string, draft: string) => string>>

const english: Words = {
  asked: (by, draft) => `${by} asks you to approve the prices “${draft}”.`,
  approved: (by, draft) => `${by} has approved the prices “${draft}”. They can be sent now.`,
  refused: (by, draft) => `${by} has refused the prices “${draft}”. Open the draft to see why.`,
}

const czech: Words = {
  asked: (by, draft) => `Ceny „${draft}“ čekají na vaše schválení (žádá ${by}).`,
  approved: (by, draft) => `Ceny „${draft}“ jsou schválené (${by}). Teď je můžete odeslat.`,
  refused: (by, draft) => `Ceny „${draft}“ nejsou schválené (${by}). Podívejte se proč.`,
}
