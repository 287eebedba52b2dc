/** What leaves once for a whole team. */
export const sendingKinds = ['payment', 'lead', 'typedLead', 'picture', 'prices'] as const
export type SendingKind = (typeof sendingKinds)[number]
