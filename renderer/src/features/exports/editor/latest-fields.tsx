import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/section.tsx'
import { FolderChoice, usePickFolder } from '../delivery/folder-choice.tsx'
import type { EditorParts } from './editor-parts.ts'
import classes from './editor-screen.module.css'
import type { LatestForm } from './report-form.ts'

const formats = ['asFetched', 'xlsx', 'csv'] as const

/** A file of a fixed name that other programs may point at. */
export const LatestFields = ({ form, wrong, onForm }: EditorParts) => {
  const { t } = useTranslation()
  const { latest } = form
  const put = (part: Partial<LatestForm>) => onForm({ latest: { ...latest, ...part } })
  const pick = usePickFolder(put)
  return (
    <Section title={t('exports.editor.latest')} sentence={t('exports.editor.latestHint')}>
      <Checkbox
        size="xs"
        label={t('exports.editor.latestOn')}
        checked={latest.isOn}
        onChange={({ currentTarget: { checked } }) =>
          put({ isOn: checked, fileName: latest.fileName || toFileName(form.name) })
        }
      />
      {latest.isOn && (
        <>
          <FolderChoice pick={pick} path={latest.path} />
          {wrong.has('latest.folder') && (
            <p className={classes['error']} role="alert">
              {t('exports.editor.wrong.folder')}
            </p>
          )}
          <div className={classes['fields']}>
            <TextInput
              size="xs"
              maxLength={100}
              label={t('exports.editor.fileName')}
              error={wrong.has('latest.fileName') && t('exports.editor.wrong.fileName')}
              value={latest.fileName}
              onChange={({ currentTarget }) => put({ fileName: currentTarget.value })}
            />
            <NativeSelect
              size="xs"
              label={t('exports.editor.latestFormat')}
              data={formats.map((format) => ({
                value: format,
                label: t(`exports.editor.latestFormatOf.${format}`),
              }))}
              value={latest.format}
              onChange={({ currentTarget }) =>
                put({ format: formats.find((one) => one === currentTarget.value) ?? 'xlsx' })
              }
            />
          </div>
        </>
      )}
    </Section>
  )
}

/** A name that every system takes. */
const toFileName = (name: string): string =>
  name
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 100)
