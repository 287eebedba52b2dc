/** The site of the product. It stands for one that is not there yet: a release is refused until this is a real one. */
export const site = 'unitdesk.example'

/** The folder of the feeds and the packages; nothing of an update is ever fetched from another origin. */
export const feedFolder = `https://updates.${site}/`

/**
 * The public halves of the keys that sign feeds, in base64 as `npm run release-key` prints them; a second one is added
 * before the first is retired. A build that knows none asks no server: nobody could sign for it.
 */
export const releaseKeys: readonly string[] = []
