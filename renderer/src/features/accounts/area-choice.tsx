import { Checkbox, type CheckboxGroupProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './connect/connect-screen.module.css'
import { areaOrder } from './connect-fields.ts'

interface Props extends Omit<CheckboxGroupProps, 'label' | 'children'> {
  readonly description: string
}

/** What an account may be used for. */
export const AreaChoice = (props: Props) => {
  const { t } = useTranslation()
  return (
    <Checkbox.Group className={classes['wide']} withAsterisk label={t('connect.areas')} {...props}>
      <div className={classes['areas']}>
        {areaOrder.map((area) => (
          <Checkbox key={area} size="xs" value={area} label={t(`areas.${area}`)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
