import type { UnitStatus } from '#core/api/unit-status'
import type { Colour } from './colour-table.ts'

export interface StatusSign {
  readonly word: string
  /** Stands for the word where a flat is too narrow for it: colour is never the only sign. */
  readonly letter: string
  readonly colour: Colour
}

export const statusSigns: Readonly<Record<UnitStatus, StatusSign>> = {
  free: { word: 'Volný', letter: 'V', colour: 0xcfe8d2 },
  preReserved: { word: 'Předrezervace', letter: 'P', colour: 0xfbf0c4 },
  reserved: { word: 'Rezervovaný', letter: 'R', colour: 0xfbd9ac },
  sold: { word: 'Prodaný', letter: 'X', colour: 0xdcdfe3 },
  notForSale: { word: 'Není v prodeji', letter: 'N', colour: 0xf1f1ef },
  delayed: { word: 'Později', letter: 'O', colour: 0xe0d9ef },
}

export const unknownStatus: StatusSign = { word: 'Neznámý stav', letter: '–', colour: 0xffffff }
