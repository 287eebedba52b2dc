import { Button, CloseButton } from '@mantine/core'
import { IconPointer, IconSearchOff } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaFile } from '#core/media/queue/media-file'
import { usePainted } from '../../../bridge/use-painted.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { useChoosing } from '../drop/drop-surface.tsx'
import type { MediaDesk } from '../media-desk.ts'
import { placeWords } from '../place-words.ts'
import { placedTargets } from '../placed-targets.ts'
import { PlaceDialog } from '../placing/place-dialog.tsx'
import { FileDetail } from '../preview/file-detail.tsx'
import { PlaceTree } from '../tree/place-tree.tsx'
import { type MediaActs, useMediaActs } from '../use-media-acts.ts'
import type { Undo } from '../use-undo.ts'
import classes from './files-view.module.css'
import { GroupFilter } from './group-filter.tsx'
import { ListActs } from './list-acts.tsx'
import { countGroups } from './media-group.ts'
import { MediaList } from './media-list.tsx'
import type { ListView } from './use-list-view.ts'

interface Props {
  readonly desk: MediaDesk
  readonly view: ListView
  readonly undo: Undo
}

/** The list on the left; where its files can go, and the chosen one, on the right. */
export const FilesView = ({ desk, view, undo }: Props) => {
  const acts = useMediaActs(desk, undo)
  const [placing, setPlacing] = useState<readonly MediaFile[] | null>(null)
  const { files, selection, chosen, onSelection } = view
  const counts = useMemo(() => countGroups(desk.groups.values()), [desk.groups])
  const active = files.find(({ id }) => id === selection.active)
  const marked = active ? placedTargets(active).map(({ target }) => target) : []
  usePainted('media')
  return (
    <div className={classes['view']}>
      <div className={classes['left']}>
        <div className={classes['bar']}>
          <GroupFilter counts={counts} chosen={view.group} onChoose={view.onGroup} />
          <PlaceChip desk={desk} view={view} />
          <ListActs desk={desk} acts={acts} chosen={chosen} onPlace={setPlacing} />
        </div>
        {files.length === 0 ? (
          <NothingShown view={view} />
        ) : (
          <MediaList
            desk={desk}
            acts={acts}
            files={files}
            selection={selection}
            chosen={chosen}
            onSelection={onSelection}
            onPlace={setPlacing}
          />
        )}
      </div>
      <div className={classes['right']}>
        <PlaceTree
          desk={desk}
          marked={marked}
          chosen={chosen.length}
          onDrop={(target) => chosen.length > 0 && acts.placeOn(chosen, target)}
          onShow={view.onPlace}
        />
        <Detail desk={desk} acts={acts} file={active} onPlace={setPlacing} />
      </div>
      {placing && (
        <PlaceDialog
          files={placing}
          index={desk.index}
          placing={acts}
          onClose={() => setPlacing(null)}
        />
      )}
    </div>
  )
}

interface DetailProps {
  readonly desk: MediaDesk
  readonly acts: MediaActs
  readonly file: MediaFile | undefined
  readonly onPlace: (files: readonly MediaFile[]) => void
}

const Detail = ({ desk, acts, file, onPlace }: DetailProps) => {
  const { t } = useTranslation()
  if (file) return <FileDetail desk={desk} acts={acts} file={file} onPlace={onPlace} />
  return (
    <div className={classes['nothing']}>
      <IconPointer size={22} stroke={1.4} aria-hidden />
      <p>{t('media.detail.choose')}</p>
    </div>
  )
}

/** The place that the list is narrowed to, and the way out of it. */
const PlaceChip = ({ desk, view: { place, onPlace } }: Omit<Props, 'undo'>) => {
  const { t } = useTranslation()
  if (place === null) return null
  const { name, where } = placeWords(t, desk.index, place)
  const said = [name, where].filter(Boolean).join(' · ')
  return (
    <span className={classes['chip']}>
      {t('media.list.onlyAt', { place: said })}
      <CloseButton
        size="xs"
        aria-label={t('media.list.everywhere')}
        onClick={() => onPlace(null)}
      />
    </span>
  )
}

const NothingShown = ({ view }: Pick<Props, 'view'>) => {
  const { t } = useTranslation()
  const { chooseFiles } = useChoosing()
  const isPlace = view.place !== null
  return (
    <EmptyState
      icon={IconSearchOff}
      title={t(isPlace ? 'media.empty.noneThereTitle' : 'media.empty.nothingFoundTitle')}
      sentence={t(isPlace ? 'media.empty.noneThereSentence' : 'media.empty.nothingFoundSentence')}
    >
      {isPlace && <Button onClick={chooseFiles}>{t('media.drop.chooseFiles')}</Button>}
      <Button
        variant="default"
        onClick={() => {
          view.onPlace(null)
          view.onGroup('all')
          view.onSearch('')
        }}
      >
        {t('media.empty.showAll')}
      </Button>
    </EmptyState>
  )
}
