import { Progress } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaFile } from '#core/media/queue/media-file'
import type { FileReadiness } from '#core/media/queue/ready-uploads'
import { useFormats } from '../../../i18n/formats-context.ts'
import { startRowDrag } from '../drop/dragged-rows.ts'
import { useRowDrop } from '../drop/use-row-drop.ts'
import type { PlaceIndex } from '../place-index.ts'
import { fractionOf, type SentBytes } from '../queue/progress.ts'
import { pathParts } from '../words.ts'
import { GridCell, GridRow } from './grid-parts.tsx'
import classes from './list-row.module.css'
import type { MediaGroup } from './media-group.ts'
import { GoesTo, Match, State } from './row-cells.tsx'
import { RowName } from './row-name.tsx'
import { firstRowIndex, rowHeight } from './row-place.ts'
import { Thumbnail } from './thumbnail.tsx'
import type { RowActs } from './use-row-acts.ts'

interface Props {
  readonly domId: string
  readonly rowIndex: number
  readonly file: MediaFile
  readonly group: MediaGroup
  readonly readiness: FileReadiness | undefined
  readonly index: PlaceIndex
  /** The bytes that were sent; null while none are under way. */
  readonly sent: SentBytes | null
  /** What the picture is called by the template; null of what is no picture. */
  readonly usual: string | null
  readonly isNaming: boolean
  readonly isSelected: boolean
  readonly isActive: boolean
  /** How many rows go with this one when it is dragged. */
  readonly dragged: number
  readonly acts: RowActs
}

/** One file: what it is, where it goes, how sure that is, and what became of it. */
export const ListRow = memo((props: Props) => {
  const { domId, rowIndex, isSelected, isActive, isNaming, dragged, file, acts } = props
  const { t } = useTranslation()
  const { taking } = useRowDrop(() => acts.dropBefore(file.id))
  return (
    <GridRow
      id={domId}
      className={classes['row']}
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      data-active={isActive}
      style={{ top: (rowIndex - firstRowIndex) * rowHeight }}
      {...taking}
      draggable={!isNaming}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) =>
        acts.pick(file.id, { toggles: event.ctrlKey || event.metaKey, extends: event.shiftKey })
      }
      onDragStart={(event) => {
        acts.drag(file.id)
        startRowDrag(
          event,
          t('media.list.dragged', { count: dragged, name: pathParts(file.path).name }),
        )
      }}
    >
      <Cells {...props} />
    </GridRow>
  )
})

const Cells = ({ file, group, readiness, index, sent, usual, isNaming, acts }: Props) => {
  const formats = useFormats()
  const { folders, name } = pathParts(file.path)
  return (
    <>
      <GridCell className={classes['file']}>
        <Thumbnail file={file} />
        <span className={classes['lines']}>
          <span className={classes['name']} title={file.path}>
            {name}
          </span>
          <span className={classes['second']}>{folders}</span>
        </span>
      </GridCell>
      <GoesTo
        file={file}
        index={index}
        name={
          usual !== null && <RowName file={file} usual={usual} isNaming={isNaming} acts={acts} />
        }
      />
      <Match file={file} />
      <State file={file} group={group} readiness={readiness} sent={sent} />
      <GridCell className={classes['size']}>
        {formats.bytes(file.sizeBytes)}
        {sent !== null && <Sending fraction={fractionOf(sent)} />}
      </GridCell>
    </>
  )
}

const Sending = ({ fraction }: { readonly fraction: number }) => (
  <Progress size={3} value={fraction * 100} aria-hidden mt={4} transitionDuration={0} />
)
