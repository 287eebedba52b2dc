import { createHash, createPrivateKey, sign } from 'node:crypto'

/** A file of a release, by its name. */
export interface ReleaseFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What `sha256sum --check` reads. */
export const sumsOf = (files: readonly ReleaseFile[]): string =>
  files
    .map(({ name, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
    .sort()
    .join('')

/** An Ed25519 signature of the sums; the key is a PEM file's text. */
export const signatureOf = (sums: string, key: string): string =>
  `${sign(null, Buffer.from(sums), createPrivateKey(key)).toString('base64')}\n`

/** What the changelog says of a version, without its heading; null where it says nothing. */
export const changesOf = (changelog: string, version: string): string | null => {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.startsWith(`[${version}]`))
  const said = section?.slice(section.indexOf('\n') + 1).trim() ?? ''
  return said === '' ? null : `${said}\n`
}

/** Why these files are no release; null where they are. */
export const obstacleOf = (
  files: readonly Pick<ReleaseFile, 'name'>[],
  site: string,
): string | null => {
  if (site.endsWith('.example')) return `${site} stands for a site that is not there yet`
  const trial = files.find(({ name }) => /-trial\./.test(name))
  if (trial !== undefined) return `${trial.name} holds the development runtime`
  const isPackage = ({ name }: Pick<ReleaseFile, 'name'>) =>
    /\.(?:deb|rpm|AppImage|exe|dmg)$/.test(name)
  return files.some(isPackage) ? null : 'there is no package among them'
}

/** What an earlier run has written beside the packages: a rollout is widened by another run. */
export const isMadeHere = (name: string): boolean =>
  ['CHANGES.md', 'SHA256SUMS', 'SHA256SUMS.sig', 'stable.json', 'early.json'].includes(name)
