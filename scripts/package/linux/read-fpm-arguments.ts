/** What electron-builder tells fpm about one package, as far as a package of Linux needs it. */
export interface PackageOrder {
  readonly kind: 'deb' | 'rpm'
  readonly name: string
  readonly version: string
  readonly architecture: string
  readonly maintainer: string
  readonly url: string
  readonly license: string
  /** One line; empty where the first line of the description is it. */
  readonly summary: string
  readonly description: string
  /** Empty where the kind has none. */
  readonly category: string
  readonly depends: readonly string[]
  readonly recommends: readonly string[]
  readonly compression: string
  readonly afterInstall: string
  readonly afterRemove: string
  /** Of a deb whose work has to be ended first. */
  readonly beforeRemove?: string
  /** The file to be made. */
  readonly file: string
  /** What is packed: a file or a folder, and where it is to be. */
  readonly contents: readonly { readonly from: string; readonly to: string }[]
}

const withoutValue = ['--force']

/** Reads fpm's command line. */
export const readFpmArguments = (args: readonly string[]): PackageOrder => {
  const values = new Map<string, string[]>()
  const contents: { from: string; to: string }[] = []
  const rest = [...args]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (withoutValue.includes(word)) continue
    if (word.startsWith('-')) values.set(word, [...(values.get(word) ?? []), rest.shift() ?? ''])
    else contents.push(placeOf(word))
  }
  const one = (name: string): string => {
    const value = values.get(name)?.at(-1)
    if (value === undefined) throw new Error(`the package has no ${name}`)
    return value
  }
  const kind = one('-t')
  if (one('-s') !== 'dir' || (kind !== 'deb' && kind !== 'rpm')) {
    throw new Error('only a folder becomes a deb or an rpm here')
  }
  return {
    kind,
    name: one('--name'),
    version: one('--version'),
    architecture: one('--architecture'),
    maintainer: one('--maintainer'),
    url: one('--url'),
    license: one('--license'),
    summary: values.get('--rpm-summary')?.at(-1) ?? '',
    description: one('--description'),
    category: values.get('--category')?.at(-1) ?? '',
    depends: values.get('-d') ?? [],
    recommends: values.get('--deb-recommends') ?? [],
    compression: one(`--${kind}-compression`),
    afterInstall: one('--after-install'),
    afterRemove: one('--after-remove'),
    file: one('--package'),
    contents,
  }
}

const placeOf = (word: string): { from: string; to: string } => {
  const at = word.lastIndexOf('=')
  if (at < 1) throw new Error(`no place is named for ${word}`)
  return { from: word.slice(0, at), to: word.slice(at + 1) }
}
