import { useTranslation } from 'react-i18next'
import type {
  ClientBuilding,
  ClientFloor,
  ClientUnit,
} from '#core/prices/price-list/client-price-list'
import type { Timestamp } from '#core/time'
import { useFormats } from '../../../i18n/formats-context.ts'
import { PrintedSheet } from '../../../ui/tables/printed-sheet.tsx'
import { typeWord } from '../grid/unit-words.ts'
import classes from './printed-price-list.module.css'
import type { Letterhead } from './use-kept-letterhead.ts'

interface Props {
  readonly title: string
  readonly currency: string | null
  readonly letterhead: Letterhead
  readonly buildings: readonly ClientBuilding[]
  /** When the prices were read: what has been sold or changed since is not in the list. */
  readonly fetchedAt: Timestamp
}

/** The list on paper, as a client gets it. */
export const PrintedPriceList = (props: Props) => {
  const { title, currency, letterhead, buildings, fetchedAt } = props
  const { t } = useTranslation()
  const { locale } = useFormats()
  const { logo, note } = letterhead
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(fetchedAt)
  return (
    <PrintedSheet>
      <header className={classes['head']}>
        <div>
          <h1>{title}</h1>
          <p>{t('priceList.printed', { day })}</p>
        </div>
        {logo !== null && <img className={classes['logo']} src={logo} alt="" />}
      </header>
      {buildings.map((one) => (
        <Building key={one.buildingId} {...one} currency={currency} />
      ))}
      {note.trim() !== '' && <p className={classes['note']}>{note}</p>}
    </PrintedSheet>
  )
}

const Building = ({ building, floors, currency }: ClientBuilding & Pick<Props, 'currency'>) => {
  const { t } = useTranslation()
  return (
    <section>
      {building !== '' && <h2 className={classes['building']}>{building}</h2>}
      <table className={classes['units']}>
        <thead>
          <tr>
            <th scope="col">{t('prices.column.number')}</th>
            <th scope="col">{t('prices.column.type')}</th>
            <th scope="col">{t('prices.column.disposition')}</th>
            <th scope="col" data-number>
              {t('prices.column.area')}
            </th>
            <th scope="col" data-number>
              {t('priceList.price')}
            </th>
          </tr>
        </thead>
        {floors.map((one) => (
          <Floor key={one.floorId} {...one} currency={currency} />
        ))}
      </table>
    </section>
  )
}

const Floor = ({ floor, rows, currency }: ClientFloor & Pick<Props, 'currency'>) => {
  const { t } = useTranslation()
  return (
    <tbody>
      {floor !== '' && (
        <tr className={classes['floor']}>
          <th colSpan={5} scope="rowgroup">
            {t('priceList.floor', { floor })}
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <UnitRow key={row.unit.id} {...row} currency={currency} />
      ))}
    </tbody>
  )
}

const UnitRow = ({
  unit,
  availability,
  priceMinor,
  currency,
}: ClientUnit & Pick<Props, 'currency'>) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const price = () => {
    if (availability !== 'free') return t(`priceList.standing.${availability}`)
    return priceMinor === null ? t('priceList.onRequest') : formats.money(priceMinor, currency)
  }
  return (
    <tr>
      <td>{unit.number}</td>
      <td>{typeWord(t, unit)}</td>
      <td>{unit.disposition}</td>
      <td data-number>{unit.area === null ? '' : formats.decimal(unit.area)}</td>
      <td data-number>{price()}</td>
    </tr>
  )
}
