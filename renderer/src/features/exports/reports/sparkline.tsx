import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import { useFormats } from '../../../i18n/formats-context.ts'
import classes from './sparkline.module.css'

interface Props {
  readonly counts: Report['recentRows']
}

const width = 92
const height = 22
const inset = 3

/** The rows of the newest runs at a glance; a screen reader hears the first and the last. */
export const Sparkline = ({ counts }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const last = counts.at(-1)
  if (!last || counts.length < 2) return null
  const values = counts.map(({ rows }) => rows)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const points = values.map((value, at) => ({
    x: inset + (at * (width - 2 * inset)) / (values.length - 1),
    y: height - inset - ((value - least) / (most - least || 1)) * (height - 2 * inset),
  }))
  const end = points.at(-1)
  const words = t('exports.list.trend', {
    count: values.length,
    from: formats.integer(values[0] ?? 0),
    to: formats.integer(last.rows),
  })
  return (
    <svg className={classes['line']} width={width} height={height} role="img" aria-label={words}>
      <title>{words}</title>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {end && <circle cx={end.x} cy={end.y} r={2.2} />}
    </svg>
  )
}
