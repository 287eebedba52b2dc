import { Skeleton } from '@mantine/core'
import { useLater } from '../../../ui/timing/use-later.ts'
import type { FigureChartProps } from './figure-chart.tsx'

const load = async () => (await import('./figure-chart.tsx')).FigureChart

/** What draws charts is large, and comes with the first one. */
export const LaterChart = (props: FigureChartProps) => {
  const Chart = useLater(load, true)
  return Chart ? <Chart {...props} /> : <Skeleton height={props.height ?? 240} radius="sm" />
}
