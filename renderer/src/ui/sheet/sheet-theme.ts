import { type Theme, themeQuartz } from 'ag-grid-community'

export type Density = 'compact' | 'normal' | 'comfortable'

const rowHeights: Record<Density, number> = { compact: 28, normal: 34, comfortable: 42 }

// Every colour is one of Mantine's variables: light and dark switch with the page, without a second theme.
const base = themeQuartz.withParams({
  backgroundColor: 'var(--mantine-color-body)',
  foregroundColor: 'var(--mantine-color-text)',
  textColor: 'var(--mantine-color-text)',
  subtleTextColor: 'var(--mantine-color-dimmed)',
  accentColor: 'var(--mantine-primary-color-filled)',
  chromeBackgroundColor: 'var(--ud-surface)',
  borderColor: 'var(--ud-border)',
  headerBackgroundColor: 'var(--ud-surface)',
  headerTextColor: 'var(--ud-text-soft)',
  rowHoverColor: 'var(--mantine-color-default-hover)',
  selectedRowBackgroundColor: 'var(--mantine-primary-color-light)',
  menuBackgroundColor: 'var(--ud-raised)',
  inputBackgroundColor: 'var(--mantine-color-body)',
  browserColorScheme: 'inherit',
  fontFamily: 'inherit',
  fontSize: 13,
  headerFontSize: 12,
  headerFontWeight: 600,
  spacing: 6,
  cellHorizontalPadding: 10,
  borderRadius: 5,
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  columnBorder: false,
  headerColumnBorder: false,
  pinnedColumnBorder: { color: 'var(--ud-border)' },
  rowBorder: { color: 'var(--ud-border-faint)' },
})

const themes = new Map<Density, Theme>()

export const sheetTheme = (density: Density): Theme => {
  const rowHeight = rowHeights[density]
  const made = themes.get(density) ?? base.withParams({ rowHeight, headerHeight: rowHeight + 4 })
  themes.set(density, made)
  return made
}
