import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DetailProps } from './detail-props.ts'
import { galleryNameOf } from './gallery-name-of.ts'

/** What visitors read below a picture: by the template, until a person writes something else. */
export const GalleryName = ({ desk, acts, file }: DetailProps) => {
  const { t } = useTranslation()
  const upload = file.uploads.find(({ endpoint }) => endpoint === 'unitPicture')
  const [typed, setTyped] = useState(file.name ?? '')
  if (!upload) return null
  const { files, index, settings } = desk
  const usual = galleryNameOf(settings.galleryTemplate, { file, upload, files, index })
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
