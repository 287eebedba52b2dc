/** What a version of the changelog says, without the words of Markdown. */
export interface VersionChanges {
  readonly version: string
  readonly groups: readonly { readonly title: string; readonly changes: readonly string[] }[]
}

/** Reads a file in the form of Keep a Changelog, the newest version first. */
export const parseChangelog = (text: string): VersionChanges[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      version: /^\[([^\]]+)\]/.exec(section)?.[1] ?? '',
      groups: section
        .split(/^### /m)
        .slice(1)
        .map((group) => ({
          title: group.split('\n', 1)[0]?.trim() ?? '',
          changes: changesOf(group),
        })),
    }))
    .filter(({ version, groups }) => version !== '' && groups.length > 0)

/** An entry goes on in the lines below it that are set in. */
const changesOf = (group: string): string[] =>
  group
    .split(/^- /m)
    .slice(1)
    .map((entry) => entry.replace(/\s+/g, ' ').replaceAll('`', '').trim())

const unreleased = 'Unreleased'

/**
 * What has come since a version: all that is newer than it, up to the one that runs. What is unreleased is of the
 * version that runs, as long as that has no heading of its own.
 */
export const changesSince = (
  changelog: readonly VersionChanges[],
  { version, since }: { readonly version: string; readonly since: string | null },
): VersionChanges[] => {
  const isListed = changelog.some((each) => each.version === version)
  const from = changelog.findIndex((each) => each.version === (isListed ? version : unreleased))
  if (from === -1) return []
  const to = changelog.findIndex((each) => each.version === since)
  return changelog.slice(from, to > from ? to : from + 1)
}
