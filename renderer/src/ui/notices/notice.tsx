import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

export const looks = {
  failure: { color: 'red', icon: IconAlertTriangle, role: 'alert' },
  warning: { color: 'amber', icon: IconAlertTriangle, role: 'status' },
  success: { color: 'green', icon: IconCircleCheck, role: 'status' },
  note: { color: 'petrol', icon: IconInfoCircle, role: 'status' },
} as const

export interface NoticeProps {
  readonly tone: keyof typeof looks
  readonly title: string
  readonly sentence: string
  readonly nextStep?: string
  readonly children?: ReactNode
}

/** A message beside its cause: what happened, what was kept, what to do. */
export const Notice = ({ tone, title, sentence, nextStep, children }: NoticeProps) => {
  const { color, icon: Icon, role } = looks[tone]
  return (
    <Alert
      className={classes['notice']}
      color={color}
      variant="light"
      role={role}
      icon={<Icon size={18} stroke={1.75} aria-hidden />}
      title={title}
    >
      <p className={classes['sentence']}>{sentence}</p>
      {nextStep && <p className={classes['next']}>{nextStep}</p>}
      {children && <div className={classes['actions']}>{children}</div>}
    </Alert>
  )
}
