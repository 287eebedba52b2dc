import { Table } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './team-part.module.css'

interface PartProps {
  readonly title: string
  /** Of the title, where it names what is in the part. */
  readonly titleId?: string
  readonly children: ReactNode
}

/** A part of what is shown of the team, under its own title. */
export const TeamPart = ({ title, titleId, children }: PartProps) => (
  <div className={classes['part']}>
    <h3 id={titleId} className={classes['title']}>
      {title}
    </h3>
    {children}
  </div>
)

interface TableProps extends Omit<PartProps, 'titleId'> {
  readonly head: ReactNode
}

/** A part that is a table, which its title names. */
export const TeamTable = ({ title, head, children }: TableProps) => {
  const id = useId()
  return (
    <TeamPart title={title} titleId={id}>
      <Table
        className={classes['table'] ?? ''}
        aria-labelledby={id}
        withRowBorders={false}
        verticalSpacing={4}
      >
        <Table.Thead>
          <Table.Tr>{head}</Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </TeamPart>
  )
}
