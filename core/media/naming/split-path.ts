export interface SplitPath {
  /** Folders, beginning with the outermost one. */
  readonly folders: readonly string[]
  /** The file's name without its ending. */
  readonly stem: string
  /** The ending in small letters, without the dot; empty where there is none. */
  readonly extension: string
  /** Whether an operating system or an editor has left the file behind. */
  readonly isLitter: boolean
}

const endings = new Set(
  (
    'pdf png jpg jpeg jpe jfif webp gif svg heic heif tif tiff avif bmp zip 7z rar doc docx xls xlsx ppt pptx odt ' +
    'ods rtf txt csv html htm url dwg dxf psd ai eps indd skp ifc rvt max blend mp4 mov avi db ini lnk tmp bak' +
    ' crdownload part download'
  ).split(' '),
)
const litterNames = new Set(['thumbs.db', 'desktop.ini', '.ds_store', 'ehthumbs.db', 'folder.jpg'])
const unfinished = new Set(['crdownload', 'part', 'download', 'tmp'])
const litterStart = /^(?:\._|~\$|~WRL|\.)/

/** Takes apart what a file is called below the folder that was dropped. */
export const splitPath = (path: string): SplitPath => {
  const parts = path.split(/[\\/]/).filter((part) => part !== '' && part !== '.')
  const name = parts.pop() ?? ''
  let [stem, extension] = [name, '']
  // `A101.pdf.pdf` and `A101.png.crdownload` end twice.
  for (let ending = endingOf(stem); ending !== null; ending = endingOf(stem)) {
    if (extension === '') extension = ending
    stem = stem.slice(0, -ending.length - 1)
  }
  const isLitter =
    litterStart.test(name) ||
    unfinished.has(extension) ||
    litterNames.has(name.toLowerCase()) ||
    parts.includes('__MACOSX')
  return { folders: parts, stem, extension, isLitter }
}

// Whether an unknown ending is one cannot be known: `A.101`, `2.NP`.
const endingOf = (name: string): string | null => {
  const dot = name.lastIndexOf('.')
  if (dot <= 0) return null
  const ending = name.slice(dot + 1).toLowerCase()
  return endings.has(ending) ? ending : null
}
