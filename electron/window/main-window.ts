import { BrowserWindow, nativeTheme, screen } from 'electron'
import type { WindowPlace } from '../store/settings/window-place.ts'
import { type Area, fitToDisplays, minimumSize } from './fit-to-displays.ts'
import { windowIcon } from './icons.ts'
import { loadPage } from './load-page.ts'

export interface MainWindowDependencies {
  readonly preload: string
  readonly isPackaged: boolean
}

const backgrounds = { light: '#ffffff', dark: '#1a1b1e' }
const placeSettlesMs = 400

/** Creates the window: sandboxed, isolated, without Node, and hidden until it has its place and a frame. */
export const createMainWindow = ({ preload, isPackaged }: MainWindowDependencies): BrowserWindow =>
  new BrowserWindow({
    ...fitToDisplays(null, workAreas()),
    minWidth: minimumSize.width,
    minHeight: minimumSize.height,
    show: false,
    title: 'Unitdesk',
    icon: windowIcon(),
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? backgrounds.dark : backgrounds.light,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      allowRunningInsecureContent: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: !isPackaged,
    },
  })

/**
 * Puts the window where it was and shows it with the first frame of the page. That one is empty, because a script draws
 * the page; it has the colour of the background.
 */
export const placeWindow = async (
  window: BrowserWindow,
  { place, isDrawn, isHidden }: PlaceWindowInput,
): Promise<void> => {
  if (window.isDestroyed()) return
  const bounds = fitToDisplays(place, workAreas())
  // Already as large as it will be, so that it is laid out once; maximizing also shows a window.
  window.setBounds(place?.maximized ? screen.getDisplayMatching(bounds).workArea : bounds)
  await isDrawn
  if (window.isDestroyed()) return
  const maximize = () => (place?.maximized ? window.maximize() : undefined)
  if (isHidden) window.once('show', maximize)
  else {
    maximize()
    window.show()
  }
}

interface PlaceWindowInput {
  readonly place: WindowPlace | null
  /** Resolves with the first painted frame. */
  readonly isDrawn: Promise<unknown>
  /** The application stays in the tray until somebody wants its window. */
  readonly isHidden: boolean
}

export const loadWindow = async (window: BrowserWindow): Promise<void> => {
  if (!window.isDestroyed()) await loadPage(window.webContents)
}

const workAreas = (): [Area, ...Area[]] => {
  const primary = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id)
  return [primary.workArea, ...others.map(({ workArea }) => workArea)]
}

/** Writes the place of the window whenever it has settled at one, and when the window closes. */
export const rememberPlace = (window: BrowserWindow, write: (place: WindowPlace) => void): void => {
  if (window.isDestroyed()) return
  let timer: NodeJS.Timeout | undefined
  const save = () => {
    clearTimeout(timer)
    if (window.isDestroyed() || window.isMinimized()) return
    write({ ...window.getNormalBounds(), maximized: window.isMaximized() })
  }
  const saveSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(save, placeSettlesMs)
  }
  window.on('resize', saveSoon)
  window.on('move', saveSoon)
  window.on('maximize', saveSoon)
  window.on('unmaximize', saveSoon)
  window.on('close', save)
}
