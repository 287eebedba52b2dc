import { TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaFile } from '#core/media/queue/media-file'
import { kindIcons } from './kind-icon.ts'
import classes from './list-row.module.css'
import type { RowActs } from './use-row-acts.ts'

interface Props {
  readonly file: MediaFile
  /** The name by the template, where no person has written another one. */
  readonly usual: string
  readonly isNaming: boolean
  readonly acts: Pick<RowActs, 'name' | 'naming'>
}

/** What visitors read below a picture, and the place to write something else. */
export const RowName = (props: Props) => {
  const { file, usual, isNaming, acts } = props
  const { t } = useTranslation()
  const Icon = kindIcons.unitPicture
  if (isNaming) return <NameField {...props} />
  const name = file.name ?? usual
  return (
    <span className={classes['picture']}>
      <Icon size={14} stroke={1.6} aria-hidden />
      <span className={classes['pictureName']} title={name}>
        {name}
      </span>
      <button
        type="button"
        className={classes['rename']}
        tabIndex={-1}
        title={t('media.galleryName.rename', { name })}
        aria-label={t('media.galleryName.rename', { name })}
        onClick={(event) => {
          event.stopPropagation()
          acts.naming(file.id)
        }}
      >
        <IconPencil size={13} stroke={1.7} aria-hidden />
      </button>
    </span>
  )
}

const NameField = ({ file, usual, acts }: Props) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(file.name ?? '')
  const isOver = useRef(false)
  const end = (isKept: boolean) => {
    if (isOver.current) return
    isOver.current = true
    const name = typed.trim() === '' ? null : typed.trim()
    if (isKept && name !== file.name) acts.name(file, name)
    acts.naming(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.stopPropagation()
      end(event.key === 'Enter')
    }
  }
  return (
    <TextInput
      size="xs"
      classNames={{ input: `${classes['nameField']}` }}
      autoFocus
      aria-label={t('media.galleryName.label')}
      placeholder={usual}
      maxLength={200}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onClick={(event) => event.stopPropagation()}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => end(true)}
      onKeyDown={onKeyDown}
    />
  )
}
