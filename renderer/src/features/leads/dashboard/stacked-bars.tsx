import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { type ReactNode, useId } from 'react'
import classes from './charts.module.css'

/** How a part of a bar is drawn: what is not plain is hatched, a sign that needs no colour. */
export type BarFill = 'plain' | 'part' | 'none' | 'lost'

interface Series {
  readonly name: string
  readonly fill: BarFill
}

interface Bar {
  readonly key: string
  /** The heights of its parts, by the names of the series; null where a part is not drawn. */
  readonly parts: Readonly<Record<string, number | null>>
}

interface Props {
  readonly label: string
  readonly bars: readonly Bar[]
  readonly series: readonly Series[]
  readonly tickOf: (key: string) => string
  /** What is said of the bar under the pointer. */
  readonly noteOf: (key: string) => ReactNode
}

const height = 190
const widestBar = 46

/** Bars over time, each of parts that stand on one another. */
export const StackedBars = ({ label, bars, series, tickOf, noteOf }: Props) => {
  const id = useId().replace(/\W/g, '')
  const fills = new Map(series.map(({ name, fill }) => [name, fill]))
  return (
    <BarChart
      className={classes['chart'] ?? ''}
      role="img"
      aria-label={label}
      h={height}
      data={bars.map(({ key, parts }) => ({ key, ...parts }))}
      dataKey="key"
      type="stacked"
      series={series.map(({ name }) => ({ name, color: 'var(--ud-bar)', stackId: 'leads' }))}
      maxBarWidth={widestBar}
      accessibilityLayer={false}
      withLegend={false}
      gridAxis="x"
      strokeDasharray="0"
      tickLine="none"
      xAxisProps={{ tickFormatter: tickOf, minTickGap: 14 }}
      yAxisProps={{ allowDecimals: false, width: 36 }}
      barProps={({ name }) => {
        const fill = fills.get(name) ?? 'plain'
        return {
          isAnimationActive: false,
          ...(fill === 'plain' ? {} : { fill: `url(#${id}-${fill})` }),
        }
      }}
      tooltipProps={{
        isAnimationActive: false,
        content: ({ label: key }) => <div className={classes['note']}>{noteOf(String(key))}</div>,
      }}
    >
      <defs>
        <pattern id={`${id}-part`} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className={classes['partGround'] ?? ''} />
          <path d="M0 6L6 0" className={classes['partLine'] ?? ''} />
        </pattern>
        <pattern id={`${id}-lost`} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 6L6 0" className={classes['lostLine'] ?? ''} />
        </pattern>
        <pattern id={`${id}-none`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 0L8 8" className={classes['noneLine'] ?? ''} />
        </pattern>
      </defs>
    </BarChart>
  )
}
