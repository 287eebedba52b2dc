import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../findings/findings.module.css'

interface Props {
  readonly count: number
  readonly isShown: boolean
  readonly onShow: (isShown: boolean) => void
  readonly onTakeIn: () => void
}

/** Units that stay in the draft and are not sent. */
export const LeftOut = ({ count, isShown, onShow, onTakeIn }: Props) => {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <div className={classes['finding']}>
      <span className={classes['words']}>{t('review.leftOutCount', { count })}</span>
      <Button
        size="compact-xs"
        variant={isShown ? 'filled' : 'default'}
        aria-pressed={isShown}
        aria-label={t('review.showLeftOut')}
        onClick={() => onShow(!isShown)}
      >
        {t('review.show')}
      </Button>
      <Button size="compact-xs" variant="default" onClick={onTakeIn}>
        {t('review.takeIn')}
      </Button>
    </div>
  )
}
