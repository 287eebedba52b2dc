import { Checkbox, type CheckboxGroupProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { areaOrder } from './connect-fields.ts'
import classes from './connect-screen.module.css'

/** What an account may be used for. */
export const AreaChoice = (props: Omit<CheckboxGroupProps, 'label' | 'children'>) => {
  const { t } = useTranslation()
  return (
    <Checkbox.Group className={classes['wide']} label={t('connect.areas')} {...props}>
      <div className={classes['areas']}>
        {areaOrder.map((area) => (
          <Checkbox key={area} size="xs" value={area} label={t(`areas.${area}`)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
