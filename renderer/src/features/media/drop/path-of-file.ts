/** The path of a file below the chosen folder; only its name where the path is not known. */
export const pathOfFile = ({
  name,
  webkitRelativePath,
}: Pick<File, 'name' | 'webkitRelativePath'>): string =>
  // The contract takes a thousand letters: the end tells more than the outermost folders.
  (webkitRelativePath === '' ? name : webkitRelativePath).slice(-1_000)
