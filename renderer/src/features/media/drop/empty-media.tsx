import { Button } from '@mantine/core'
import { IconFiles, IconFolder, IconPhotoUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePainted } from '../../../bridge/use-painted.ts'
import { useChoosing } from './drop-surface.tsx'
import classes from './empty-media.module.css'

/** Shown while the list is empty: what it takes, and the ways to add it. */
export const EmptyMedia = () => {
  const { t } = useTranslation()
  const { chooseFiles, chooseFolder } = useChoosing()
  usePainted('media')
  return (
    <section className={classes['zone']} aria-label={t('media.drop.zone')}>
      <IconPhotoUp className={classes['icon']} size={44} stroke={1.25} aria-hidden />
      <h2 className={classes['title']}>{t('media.drop.title')}</h2>
      <p className={classes['sentence']}>{t('media.drop.sentence')}</p>
      <div className={classes['actions']}>
        <Button leftSection={<IconFiles size={17} aria-hidden />} onClick={chooseFiles}>
          {t('media.drop.chooseFiles')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFolder size={17} aria-hidden />}
          onClick={chooseFolder}
        >
          {t('media.drop.chooseFolder')}
        </Button>
      </div>
      <ul className={classes['kinds']}>
        <li>{t('media.drop.takesPlans')}</li>
        <li>{t('media.drop.takesPictures')}</li>
        <li>{t('media.drop.takesCards')}</li>
        <li>{t('media.drop.takesZip')}</li>
      </ul>
    </section>
  )
}
