import { IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePainted } from '../../bridge/use-painted.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

export const MediaScreen = () => {
  const { t } = useTranslation()
  usePainted('media')
  return (
    <ScreenFrame title={t('screens.media')}>
      <EmptyState
        icon={IconPhoto}
        note={t('coming.version')}
        title={t('coming.media.title')}
        sentence={t('coming.media.sentence')}
      />
    </ScreenFrame>
  )
}
