interface ScrollPosition {
  readonly count: number
  readonly rowHeight: number
  readonly top: number
  readonly height: number
}

/** More than is seen, so that the eye and the Tab key do not reach the end of what is drawn. */
const beyond = 12

/** Which rows of a long table are drawn: from the first up to the one behind the last. */
export const visibleRows = ({ count, rowHeight, top, height }: ScrollPosition) => {
  const first = Math.floor(Math.max(0, top) / rowHeight)
  const shown = Math.ceil(height / rowHeight)
  const from = Math.max(0, Math.min(first - beyond, count - shown - beyond))
  return { from, to: Math.min(count, Math.max(first, 0) + shown + beyond) }
}
