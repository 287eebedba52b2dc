import { type UnitStatus, unitStatuses } from '#core/api/unit-status'
import { type UnitType, unitTypes } from '#core/api/unit-type'

type Label = readonly [cs: string, en: string]

export interface EnumValue {
  readonly value: number
  readonly label: Label
}

const statusLabels: Readonly<Record<UnitStatus, Label>> = {
  free: ['Volná', 'Free'],
  preReserved: ['Předrezervovaná', 'Pre-reserved'],
  reserved: ['Rezervovaná', 'Reserved'],
  sold: ['Prodaná', 'Sold'],
  notForSale: ['Není na prodej', 'Not for sale'],
  delayed: ['Odložený prodej', 'Delayed'],
}

const typeLabels: Readonly<Record<UnitType, Label>> = {
  flat: ['Byt', 'Flat'],
  parking: ['Parkovací stání', 'Parking'],
  cellar: ['Sklep', 'Cellar'],
  outdoorParking: ['Venkovní parkovací stání', 'Outdoor parking'],
  garage: ['Garáž', 'Garage'],
  commercial: ['Komerční prostor', 'Commercial space'],
  familyHouse: ['Rodinný dům', 'Family house'],
  land: ['Pozemek', 'Land'],
  atelier: ['Ateliér', 'Atelier'],
  office: ['Kancelář', 'Office'],
  artWorkshop: ['Umělecká dílna', 'Art workshop'],
  nonResidential: ['Nebytová jednotka', 'Non-residential unit'],
  motorbikeParking: ['Stání pro motocykl', 'Motorbike parking'],
  creativeWorkshop: ['Tvůrčí dílna', 'Creative workshop'],
  townhouse: ['Řadový dům', 'Townhouse'],
  utilityRoom: ['Technická místnost', 'Utility room'],
  condominium: ['Kondominium', 'Condominium'],
  storage: ['Sklad', 'Storage'],
  apartment: ['Apartmán', 'Apartment'],
  accommodation: ['Ubytovací jednotka', 'Accommodation unit'],
  bikeStand: ['Stojan na kola', 'Bike stand'],
  communalArea: ['Společný prostor', 'Communal area'],
  otherNonResidential: ['Jiný nebytový prostor', 'Other non-residential unit'],
  berth: ['Kotviště', 'Berth'],
  constructionRight: ['Právo stavby', 'Construction right'],
  villa: ['Vila', 'Villa'],
  technicalSpace: ['Technický prostor', 'Technical space'],
  outdoorMotorbikePosition: ['Venkovní stání pro motocykl', 'Outdoor motorbike position'],
  propertyManagement: ['Správa domu', 'Property management unit'],
  attic: ['Půda', 'Attic'],
  backyard: ['Dvorek', 'Backyard'],
  terrace: ['Terasa', 'Terrace'],
  cubicle: ['Kóje', 'Cubicle'],
  tenementHouse: ['Činžovní dům', 'Tenement house'],
  pavedArea: ['Zpevněná plocha', 'Paved area'],
  garagePosition: ['Garážové stání', 'Garage position'],
  other: ['Jiné', 'Other'],
}

const labelled = <Name extends string>(
  names: Readonly<Record<number, Name>>,
  labels: Readonly<Record<Name, Label>>,
): readonly EnumValue[] =>
  Object.entries(names).map(([value, name]) => ({ value: Number(value), label: labels[name] }))

/** The meanings of coded values, by the key of their attribute of type 6. */
export const enumValues: Readonly<Record<string, readonly EnumValue[]>> = {
  flat_status: labelled(unitStatuses, statusLabels),
  flat_type: labelled(unitTypes, typeLabels),
}
