interface Props {
  readonly rows: number
  readonly rowHeight: number
  readonly columns: number
}

/** The room of rows that are not drawn. */
export const SpaceRow = ({ rows, rowHeight, columns }: Props) =>
  rows > 0 && (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height: rows * rowHeight, padding: 0, border: 0 }} />
    </tr>
  )
