/** Where a file lay below the folder that was chosen; its name alone where nobody knows. */
export const pathOfFile = ({
  name,
  webkitRelativePath,
}: Pick<File, 'name' | 'webkitRelativePath'>): string =>
  // The contract takes a thousand letters: the end tells more than the outermost folders.
  (webkitRelativePath === '' ? name : webkitRelativePath).slice(-1_000)
