/** The only names that cross the border as IPC channels; the preload repeats them because it may import nothing. */
export const callChannel = 'unitdesk:call'
export const eventChannel = 'unitdesk:event'
export const grantFilesChannel = 'unitdesk:grant-files'
