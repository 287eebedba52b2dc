import type { IAfterGuiAttachedParams, IFilterComp, IFilterParams } from 'ag-grid-community'

/** The menu of a column while it is open. */
export interface OpenColumnMenu {
  readonly colId: string
  readonly place: HTMLElement
  readonly close: () => void
}

interface Hooks {
  readonly isFiltered: (colId: string) => boolean
  readonly onMenu: (menu: OpenColumnMenu | null) => void
}

/**
 * The menu that opens at the header of a column. The grid takes it for a filter: it has the button, the keyboard and
 * the words for a screen reader. What is filtered is the screen's matter, in one place for all of its ways to filter.
 */
export const columnMenu = <T>({ isFiltered, onMenu }: Hooks): (new () => IFilterComp<T>) =>
  class implements IFilterComp<T> {
    private readonly place = document.createElement('div')
    private colId = ''

    init({ column }: IFilterParams<T>): void {
      this.colId = column.getColId()
      this.place.className = 'sheet-column-menu'
    }

    getGui(): HTMLElement {
      return this.place
    }

    isFilterActive(): boolean {
      return isFiltered(this.colId)
    }

    doesFilterPass(): boolean {
      return true
    }

    getModel(): null {
      return null
    }

    setModel(): void {}

    afterGuiAttached(shown?: IAfterGuiAttachedParams): void {
      onMenu({ colId: this.colId, place: this.place, close: () => shown?.hidePopup?.() })
    }

    afterGuiDetached(): void {
      onMenu(null)
    }
  }
