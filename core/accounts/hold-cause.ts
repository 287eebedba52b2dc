/** `unheard`: the connection or the application ended before the server's answer, perhaps a refusal, was read. */
export const denialCauses = ['refused', 'unheard'] as const
export type DenialCause = (typeof denialCauses)[number]

/** `team`: another desk of the team was refused with the login. */
export const refusalCauses = [...denialCauses, 'team'] as const

/** `otherLogins`: others of the same server were refused, and perhaps it has banned this computer. */
export const holdCauses = [...refusalCauses, 'otherLogins'] as const
export type HoldCause = (typeof holdCauses)[number]
