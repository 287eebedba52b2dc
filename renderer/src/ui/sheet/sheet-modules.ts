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
 * of the sheet.
 */
const withoutTips = ({ dependsOn = [], ...module }: Module): Module => ({
  ...module,
  dependsOn: dependsOn.filter(({ moduleName }) => moduleName !== 'Tooltip').map(withoutTips),
})

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
