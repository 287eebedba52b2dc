import type { ReactNode } from 'react'
import type { Pricelist, Project } from '#core/contract/prices'
import type { ProjectSubject, Subject } from '#core/contract/subject'
import type { ProjectKey } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import type { PriceDesk } from '../pricelist/price-desk.ts'
import type { LensPlace } from './price-lens.ts'
import type { UnitColumn } from './unit-column.ts'
import type { TableView } from './use-table-view.ts'

/** The plan and the pictures of a unit, which another feature shows. */
export type MediaOfUnit = (shown: {
  readonly of: ProjectKey
  readonly unit: Unit
  /** Told when a picture comes to lie over everything else, and when it goes. */
  readonly onEnlarged: (isEnlarged: boolean) => void
}) => ReactNode

/** What the editor needs of the screen. */
export interface EditorContext {
  readonly of: ProjectKey
  readonly project: Project
  /** Says why nothing leaves with the account that serves the screen. */
  readonly trouble: ReactNode
  readonly mediaOf: MediaOfUnit
  readonly pricelist: Pricelist
  readonly units: readonly Unit[]
  readonly columns: readonly UnitColumn[]
  readonly view: TableView
  readonly lensPlace: LensPlace
  /** The element in the head of the screen that holds its menu. */
  readonly menuPlace: HTMLElement | null
  /** The element beside the filters that holds the draft. */
  readonly draftPlace: HTMLElement | null
  readonly onDesk: (desk: PriceDesk) => void
  readonly requested: Subject | null
  readonly onRequestedOpened: () => void
  /** Goes to something in another project. */
  readonly onRequest: (subject: ProjectSubject) => void
}
