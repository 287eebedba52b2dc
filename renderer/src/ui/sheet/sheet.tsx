import { AG_GRID_LOCALE_CZ, AG_GRID_LOCALE_EN } from '@ag-grid-community/locale'
import { AllCommunityModule, type ColDef, type GridOptions } from 'ag-grid-community'
import { AgGridProvider, AgGridReact } from 'ag-grid-react'
import { type Ref, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styleNonce } from '../style-nonce.ts'
import classes from './sheet.module.css'
import { type Density, sheetTheme } from './sheet-theme.ts'

const modules = [AllCommunityModule]

// Empty and loading are designed by each screen.
const noOverlays: GridOptions['suppressOverlays'] = ['noRows', 'noMatchingRows', 'loading']

const defaultColumn: ColDef = {
  sortable: true,
  resizable: true,
  minWidth: 70,
  suppressHeaderMenuButton: true,
}

interface Props<T> extends Omit<GridOptions<T>, 'theme' | 'styleNonce' | 'localeText'> {
  readonly label: string
  readonly density: Density
  readonly gridRef?: Ref<AgGridReact<T>>
}

/** The one place that knows AG Grid's set-up: modules, theme, language, nonce. */
export const Sheet = <T,>({ label, density, gridRef, ...options }: Props<T>) => {
  const { i18n } = useTranslation()
  const cells = i18n.language === 'cs' ? AG_GRID_LOCALE_CZ : AG_GRID_LOCALE_EN
  const place = useRef<HTMLDivElement>(null)
  const nameGrid = () => {
    // There is no option for the grid's accessible name.
    place.current
      ?.querySelector('[role="grid"], [role="treegrid"]')
      ?.setAttribute('aria-label', label)
  }
  useEffect(nameGrid)
  return (
    <AgGridProvider modules={modules}>
      <div ref={place} className={classes['sheet']}>
        <AgGridReact<T>
          // The grid takes its texts once: another language is another grid.
          key={i18n.language}
          {...(gridRef ? { ref: gridRef } : {})}
          theme={sheetTheme(density)}
          styleNonce={styleNonce()}
          localeText={cells}
          onGridReady={nameGrid}
          defaultColDef={defaultColumn as ColDef<T>}
          animateRows={false}
          suppressDragLeaveHidesColumns
          suppressOverlays={noOverlays}
          tooltipShowDelay={500}
          {...options}
        />
      </div>
    </AgGridProvider>
  )
}
