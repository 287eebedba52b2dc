import type { ToldOfList } from '#core/prices/premiums/measured-home'

/** What a person has told of a list beyond what the CRM has of it. */
export const nothingTold: ToldOfList = { levels: new Map(), own: () => new Map() }
