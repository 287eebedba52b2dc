const two = (value: number): string => String(value).padStart(2, '0')

/** What the clock on the wall shows, as tables keep it: `2026-11-21 13:45`. */
export const wallTime = (at: number): string => {
  const time = new Date(at)
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-')
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`
}
