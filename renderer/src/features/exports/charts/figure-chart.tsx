import { BarChart, LineChart } from '@mantine/charts'
import type { ChartFigures } from '#core/exports/table/chart-figures'
import { useFormats } from '../../../i18n/formats-context.ts'
import './charts.css'

export interface FigureChartProps {
  readonly label: string
  readonly kind: 'bar' | 'line'
  readonly figures: ChartFigures
  /** Parts of a whole lie on each other; averages stand beside each other. */
  readonly isStacked: boolean
  readonly height?: number
}

const colours = [
  'petrol.6',
  'amber.5',
  'indigo.5',
  'grape.5',
  'teal.4',
  'red.5',
  'lime.6',
  'gray.5',
] as const

/** Bars or a line; what it shows is in a table beside it too. */
export const FigureChart = (props: FigureChartProps) => {
  const { label, kind, figures, isStacked, height = 240 } = props
  const { locale } = useFormats()
  const { labels, series } = figures
  const data = labels.map((name, at) => ({
    label: name,
    ...Object.fromEntries(series.map(({ values }, place) => [`s${place}`, values[at] ?? null])),
  }))
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 })
  const common = {
    h: series.length > 1 ? height + 40 : height,
    data,
    dataKey: 'label',
    withLegend: series.length > 1,
    series: series.map(({ name }, at) => ({
      name: `s${at}`,
      label: name,
      color: colours[at % colours.length] ?? 'petrol.6',
    })),
    legendProps: { verticalAlign: 'bottom' as const },
    tooltipAnimationDuration: 0,
    valueFormatter: (value: number) => number.format(value),
    yAxisProps: { width: 62, tickFormatter: (value: number) => short.format(value) },
    gridAxis: 'x' as const,
  }
  return (
    <div role="img" aria-label={label}>
      {kind === 'bar' ? (
        <BarChart
          {...common}
          type={isStacked ? 'stacked' : 'default'}
          barProps={{ isAnimationActive: false, maxBarSize: 46 }}
          barChartProps={{ accessibilityLayer: false }}
        />
      ) : (
        <LineChart
          {...common}
          curveType="linear"
          connectNulls={false}
          lineProps={{ isAnimationActive: false }}
          lineChartProps={{ accessibilityLayer: false }}
        />
      )}
    </div>
  )
}
