export interface Disposition {
  /** Rooms to live in: the first number. */
  readonly rooms: number
  /** `3+1` has a kitchen of its own, `3+kk` a corner of the living room. */
  readonly hasKitchen: boolean
}

const mostRooms = 6

/** The field is free text (`atyp` occurs): what is not a disposition is drawn as a flat of two rooms. */
export const parseDisposition = (text: string): Disposition => {
  const [, rooms, kitchen] = /^\s*(\d)\s*\+\s*(kk|1)/i.exec(text) ?? []
  return {
    rooms: Math.min(mostRooms, Math.max(1, Number(rooms ?? 2))),
    hasKitchen: kitchen === '1',
  }
}
