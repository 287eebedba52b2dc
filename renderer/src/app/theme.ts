import {
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  type MantineColorsTuple,
  Menu,
  Modal,
  Tooltip,
} from '@mantine/core'

const petrol: MantineColorsTuple = [
  '#e9f5f6',
  '#d3e9eb',
  '#a8d3d7',
  '#7cbdc4',
  '#5aabb3',
  '#3c97a0',
  '#25868f',
  '#14767f',
  '#0b6770',
  '#06535b',
]

const amber: MantineColorsTuple = [
  '#fdf5e6',
  '#f9e8c8',
  '#f1d08f',
  '#e9b753',
  '#e2a325',
  '#cb8c0e',
  '#a97208',
  '#8a5c06',
  '#704a05',
  '#543703',
]

const dark: MantineColorsTuple = [
  '#d9dde2',
  '#b8bfc7',
  '#9aa3ad',
  '#6b7580',
  '#424b54',
  '#343c44',
  '#262c33',
  '#1a1e23',
  '#15181c',
  '#101215',
]

const longTitle = { title: { overflowWrap: 'anywhere' } } as const

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 8, dark: 7 },
  colors: { petrol, amber, dark },
  fontFamily: "system-ui, 'Segoe UI', 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', sans-serif",
  fontFamilyMonospace:
    "ui-monospace, 'Cascadia Mono', 'Segoe UI Mono', 'DejaVu Sans Mono', monospace",
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // The page itself never scrolls, and the guide does, beside a dialog as well. A title may be as long as a name.
    Modal: Modal.extend({ defaultProps: { lockScroll: false }, styles: longTitle }),
    Drawer: Drawer.extend({ defaultProps: { lockScroll: false }, styles: longTitle }),
    // The first entry has the focus when a menu opens: the library's placeholder, which is none, keeps screen readers out.
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, withArrow: true } }),
  },
})

/** The application's own colours beside Mantine's; contrast is at least 4.5 for every text. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5b636c',
    '--mantine-color-placeholder': '#68717b',
    '--mantine-color-error': '#c02a2a',
    '--mantine-color-green-light-color': '#1c6530',
    '--ud-surface': '#f6f8f9',
    '--ud-raised': '#ffffff',
    '--ud-border': '#dde2e6',
    '--ud-border-faint': '#edf0f2',
    '--ud-border-strong': '#8b949d',
    '--ud-text-soft': '#434b54',
    '--ud-amber-text': '#5a3c03',
    '--ud-free': '#1f7a3d',
    '--ud-reserved': '#a65a00',
    '--ud-sold': '#b3261e',
    '--ud-neutral': '#5b636c',
    '--ud-delayed': '#6a4bb0',
  },
  dark: {
    '--mantine-color-dimmed': '#a3abb5',
    '--mantine-color-placeholder': '#949da8',
    '--mantine-color-error': '#ff8f87',
    '--mantine-color-red-filled': '#c92a2a',
    '--mantine-color-red-filled-hover': '#b32525',
    '--ud-surface': '#15181c',
    '--ud-raised': '#262c33',
    '--ud-border': '#333b43',
    '--ud-border-faint': '#262c32',
    '--ud-border-strong': '#79838e',
    '--ud-text-soft': '#c3c9d0',
    '--ud-amber-text': 'var(--mantine-color-amber-2)',
    '--ud-free': '#63c583',
    '--ud-reserved': '#e9a23b',
    '--ud-sold': '#f0857d',
    '--ud-neutral': '#a3abb5',
    '--ud-delayed': '#b49ae8',
  },
})
