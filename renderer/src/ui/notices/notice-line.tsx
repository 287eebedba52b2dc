import { Button, Popover } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FocusedPopover } from '../focused-popover.tsx'
import { looks, type NoticeProps } from './notice.tsx'
import classes from './notice-line.module.css'

/** A message over a whole screen: one line with what can be done, and the rest at a click, so that nothing is covered. */
export const NoticeLine = ({ tone, title, sentence, nextStep, children }: NoticeProps) => {
  const { t } = useTranslation()
  const { color, icon: Icon, role } = looks[tone]
  return (
    <div className={classes['line']} role={role} data-color={color}>
      <Icon className={classes['icon']} size={16} stroke={1.75} aria-hidden />
      <strong className={classes['title']} title={title}>
        {title}
      </strong>
      <FocusedPopover width={420} position="bottom-start" withArrow>
        <Popover.Target>
          <Button size="compact-xs" variant="default">
            {t('shell.why')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <p className={classes['sentence']}>{sentence}</p>
          {nextStep && <p className={classes['sentence']}>{nextStep}</p>}
        </Popover.Dropdown>
      </FocusedPopover>
      {children && <div className={classes['actions']}>{children}</div>}
    </div>
  )
}
