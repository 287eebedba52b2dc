/** A developer as the CRM holds it: what every endpoint of the API shows a part of. */
export interface Developer {
  readonly id: number
  readonly name: string
  readonly projects: readonly Project[]
}

export interface Project {
  readonly id: number
  readonly name: string
  readonly city: string
  readonly gps: string
  readonly currency: string
  readonly screens: readonly number[]
  readonly descriptions: Readonly<Record<string, string>>
  readonly attributeTypes: readonly AttributeType[]
  readonly buildings: readonly Building[]
}

export interface AttributeType {
  readonly key: string
  /** 1 is text, 6 an enumeration. */
  readonly type: 1 | 6
  readonly names: Readonly<Record<string, string>>
  readonly showInPricelist: boolean
  readonly priority: number
}

export interface Building {
  readonly id: number
  readonly name: string
  readonly floors: readonly Floor[]
}

export interface Floor {
  readonly id: number
  readonly number: number
  readonly flats: readonly Flat[]
}

export interface Flat {
  readonly id: number
  readonly hidden: boolean
  readonly attributes: Readonly<Record<string, string>>
}

export const flatsOf = (project: Project): Flat[] =>
  project.buildings.flatMap(({ floors }) => floors.flatMap(({ flats }) => flats))
