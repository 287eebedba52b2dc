import { Skeleton } from '@mantine/core'
import classes from './prices-skeleton.module.css'

const rows = Array.from({ length: 16 }, (_, index) => `row-${index}`)

/** The shape of the table while its rows are on their way. */
export const PricesSkeleton = ({ label }: { readonly label: string }) => (
  <div className={classes['place']} role="status" aria-label={label}>
    {rows.map((row) => (
      <Skeleton key={row} height={14} radius="sm" />
    ))}
  </div>
)
