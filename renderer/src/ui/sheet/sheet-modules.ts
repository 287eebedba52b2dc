import {
  CellApiModule,
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  CustomFilterModule,
  EventApiModule,
  ExternalFilterModule,
  LocaleModule,
  type Module,
  NumberFilterModule,
  PinnedRowModule,
  QuickFilterModule,
  RenderApiModule,
  RowApiModule,
  RowSelectionModule,
  ScrollApiModule,
  TextEditorModule,
  TextFilterModule,
} from 'ag-grid-community'

/**
 * Editing brings the grid's own tips along, which have five listeners for each cell and would come up beside the hint
 * of the sheet. Their name stays, because the grid complains of columns with hints where nothing has it.
 */
const withoutTips = ({ moduleName, version, dependsOn = [], ...rest }: Module): Module =>
  moduleName === 'Tooltip'
    ? { moduleName, version }
    : { ...rest, moduleName, version, dependsOn: dependsOn.map(withoutTips) }

/** What our tables use of the grid: the rest of it, a third, is neither read nor set up at a start. */
export const sheetModules: Module[] = [
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  CustomFilterModule,
  RowApiModule,
  RowSelectionModule,
  ScrollApiModule,
  RenderApiModule,
  EventApiModule,
  CellApiModule,
  CellStyleModule,
  TextEditorModule,
  TextFilterModule,
  NumberFilterModule,
  QuickFilterModule,
  ExternalFilterModule,
  PinnedRowModule,
  LocaleModule,
].map(withoutTips)
