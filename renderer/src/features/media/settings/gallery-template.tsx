import { TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { galleryFields } from '#core/media/naming/gallery-name'
import { Section } from '../../../ui/section.tsx'
import type { MediaDesk } from '../media-desk.ts'
import { pictureOrders } from '../picture-orders.ts'
import { galleryNameOf } from '../preview/gallery-name-of.ts'
import { pathParts } from '../words.ts'
import type { FormProps } from './form-props.ts'
import classes from './settings-dialog.module.css'

const mostExamples = 3

/** What visitors read below pictures, with what it makes of those in the list. */
export const GalleryTemplate = ({
  form,
  onForm,
  desk,
}: FormProps & { readonly desk: MediaDesk }) => {
  const { t } = useTranslation()
  const { files, index } = desk
  const pictures = useMemo(
    () =>
      files
        .flatMap((file) => {
          const upload = file.uploads.find(({ endpoint }) => endpoint === 'unitPicture')
          return upload ? [{ file, upload }] : []
        })
        .slice(0, mostExamples),
    [files],
  )
  const orders = useMemo(() => pictureOrders(files), [files])
  const fields = galleryFields.map((field) => `{${field}}`).join(' ')
  return (
    <Section
      title={t('media.settings.gallery')}
      sentence={t('media.settings.galleryHint', { fields })}
    >
      <TextInput
        size="xs"
        label={t('media.settings.template')}
        maxLength={200}
        value={form.galleryTemplate}
        onChange={({ currentTarget }) => onForm({ ...form, galleryTemplate: currentTarget.value })}
      />
      {pictures.length > 0 && (
        <ul className={classes['examples']} aria-label={t('media.settings.examples')}>
          {pictures.map(({ file, upload }) => (
            <li key={file.id}>
              {t('media.settings.becomes', {
                file: pathParts(file.path).name,
                name: galleryNameOf(form.galleryTemplate, {
                  file,
                  upload,
                  index,
                  order: orders.get(file.id) ?? 1,
                }),
              })}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
