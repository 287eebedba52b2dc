import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DetailProps } from './detail-props.ts'
import { usualName } from './usual-name.ts'

/** What visitors read below a picture: by the template, until a person writes something else. */
export const GalleryName = ({ desk, acts, file }: DetailProps) => {
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
