/** `unheard`: the connection or the application ended before the server's answer, perhaps a refusal, was read. */
export const refusalCauses = ['refused', 'unheard'] as const
export type RefusalCause = (typeof refusalCauses)[number]

/** `otherLogins`: others of the same server were refused, and perhaps it has banned this computer. */
export const holdCauses = [...refusalCauses, 'otherLogins'] as const
export type HoldCause = (typeof holdCauses)[number]
