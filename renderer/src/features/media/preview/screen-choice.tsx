import { Checkbox, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ScreenId } from '#core/ids'
import { isUnqueued, placedTargets } from '../placed-targets.ts'
import type { DetailProps } from './detail-props.ts'

/** The web screens on which the file is shown: those of the settings until a person chooses others. */
export const ScreenChoice = ({ desk, acts, file }: DetailProps) => {
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
