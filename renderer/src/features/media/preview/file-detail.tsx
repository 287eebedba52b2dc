import { Button, Checkbox, Group, TextInput } from '@mantine/core'
import { IconMapPin, IconSearch, IconZoomIn } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScreenId } from '#core/ids'
import type { MediaFile } from '#core/media/queue/media-file'
import { projectSubject } from '#core/project-subject'
import { mutation } from '../../../bridge/mutation.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { useFindFile } from '../drop/use-add-files.ts'
import { isUnqueued, placedTargets } from '../placed-targets.ts'
import { alikePlacings } from '../placing/alike.ts'
import { pathParts, reasonWords } from '../words.ts'
import { Compared, EnlargedPictures } from './compared.tsx'
import type { DetailProps } from './detail-props.ts'
import classes from './file-detail.module.css'
import { FileFindings } from './file-findings.tsx'
import { UploadList } from './upload-list.tsx'
import { usualName } from './usual-name.ts'

/** Everything about one file: how it looks beside what the place has now, why it goes there, what became of it. */
export const FileDetail = (props: DetailProps) => {
  const { desk, file, acts, onPlace } = props
  const { t } = useTranslation()
  const [isLarge, setIsLarge] = useState(false)
  // The patterns of thousands of names are not read again with every step of a progress.
  const alike = useMemo(() => alikePlacings(file, desk.files), [file, desk.files])
  const { match } = file
  return (
    <section className={classes['detail']} aria-label={t('media.detail.label')}>
      <div className={classes['head']}>
        <h2 className={classes['name']} title={file.path}>
          {pathParts(file.path).name}
        </h2>
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconZoomIn size={14} aria-hidden />}
          onClick={() => setIsLarge(true)}
        >
          {t('media.detail.enlarge')}
        </Button>
      </div>
      <Facts file={file} />
      <Compared desk={desk} file={file} onEnlarge={() => setIsLarge(true)} />
      {file.source !== 'there' && <Ghost desk={desk} file={file} />}
      <FileFindings {...props} />
      {match !== null && file.placedBy !== 'person' && (
        <p className={classes['reason']}>{reasonWords(match.reason, { t })}</p>
      )}
      <div className={classes['acts']}>
        <Button
          size="compact-xs"
          variant="light"
          leftSection={<IconMapPin size={14} aria-hidden />}
          onClick={() => onPlace([file])}
        >
          {t('media.acts.place')}
        </Button>
        {file.placedBy === null && match?.kind === 'guessed' && (
          <Button size="compact-xs" variant="light" onClick={() => acts.confirm([file])}>
            {t('media.acts.confirm', { count: 1 })}
          </Button>
        )}
        {alike.length > 0 && (
          <Button size="compact-xs" variant="default" onClick={() => acts.placeAlike(alike)}>
            {t('media.placing.alike', { count: alike.length })}
          </Button>
        )}
      </div>
      <UploadList {...props} />
      <GalleryName key={`${file.id} ${file.name}`} {...props} />
      <ScreenChoice {...props} />
      {isLarge && <EnlargedPictures desk={desk} file={file} onClose={() => setIsLarge(false)} />}
    </section>
  )
}

const Facts = ({ file }: { readonly file: MediaFile }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { read, sizeBytes } = file
  const facts = [
    pathParts(file.path).folders,
    read && t(`media.type.${read.type ?? 'unknown'}`),
    read?.image &&
      t('media.detail.pixels', {
        width: formats.integer(read.image.width),
        height: formats.integer(read.image.height),
      }),
    read?.pdf?.pages && t('media.detail.pages', { count: read.pdf.pages }),
    formats.bytes(sizeBytes),
  ]
  return <p className={classes['facts']}>{facts.filter(Boolean).join(' · ')}</p>
}

/** The file is not where it was, or not as it was: nothing of it leaves before a person has looked. */
const Ghost = ({ desk, file }: Pick<DetailProps, 'desk' | 'file'>) => {
  const { t } = useTranslation()
  const find = useFindFile()
  const words = useFailureWords()
  const last = useNewestJob('findFile', file.id)
  const failed = last?.outcome?.kind === 'failed' ? words(last.outcome.failure) : null
  const isLooking = last?.outcome === null
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={classes['ghost']} role="status">
      <p>{t(`media.ghost.${file.source === 'changed' ? 'changed' : 'moved'}`)}</p>
      {failed && <p>{`${t('media.ghost.notFound')} ${failed.title}. ${failed.sentence}`}</p>}
      <input
        ref={input}
        hidden
        type="file"
        aria-label={t('media.ghost.find')}
        onChange={({ currentTarget }) => void find(file.id, currentTarget.files?.[0] ?? null)}
      />
      <Button
        size="compact-xs"
        variant="default"
        loading={isLooking}
        onClick={() => void find(file.id, null)}
      >
        {t('media.ghost.lookAgain')}
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<IconSearch size={14} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('media.ghost.find')}
      </Button>
      {file.source === 'moved' && <FindMissing {...desk} />}
    </div>
  )
}

/** One click for all of a drive that was away. */
const FindMissing = ({ of, files }: Pick<DetailProps['desk'], 'of' | 'files'>) => {
  const { t } = useTranslation()
  const find = useMutation(mutation('media.findMissing'))
  const isLooking = useNewestJob('findFile', projectSubject(of))?.outcome === null
  const count = files.filter(({ source }) => source === 'moved').length
  if (count < 2) return null
  return (
    <Button size="compact-xs" variant="default" loading={isLooking} onClick={() => find.mutate(of)}>
      {t('media.ghost.lookAgainAll', { count })}
    </Button>
  )
}

/** What visitors read below a picture: by the template, until a person writes something else. */
const GalleryName = ({ desk, acts, file }: DetailProps) => {
  const { t } = useTranslation()
  const usual = usualName(desk, file)
  const [typed, setTyped] = useState(file.name ?? '')
  if (usual === null) return null
  const keep = () => {
    const name = typed.trim()
    const next = name === '' ? null : name
    if (next !== file.name) acts.name(file, next)
  }
  return (
    <TextInput
      size="xs"
      label={t('media.detail.galleryName')}
      placeholder={usual}
      maxLength={200}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={keep}
      onKeyDown={({ key }) => key === 'Enter' && keep()}
    />
  )
}

/** The web screens on which the file is shown: those of the settings until a person chooses others. */
const ScreenChoice = ({ desk, acts, file }: DetailProps) => {
  const { t } = useTranslation()
  const { screens } = desk.settings
  const isForScreens = file.uploads.some(({ endpoint }) => endpoint !== 'unitPdf')
  if (screens.length < 2 || !isForScreens || !isUnqueued(file) || file.placedBy === null)
    return null
  const chosen = new Set(file.uploads.flatMap(({ screenId }) => screenId ?? []))
  const choose = (ids: readonly ScreenId[]) => acts.place([file], placedTargets, ids)
  return (
    <Checkbox.Group
      size="xs"
      label={t('media.detail.screens')}
      value={[...chosen].map(String)}
      onChange={(values) => {
        const ids = screens.flatMap(({ id }) => (values.includes(String(id)) ? [id] : []))
        // Without any screen the file could not be sent.
        if (ids.length > 0) choose(ids)
      }}
    >
      <Group gap="sm" mt={4}>
        {screens.map(({ id, name }) => (
          <Checkbox
            key={id}
            size="xs"
            value={String(id)}
            label={name || t('media.screen', { id })}
          />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
