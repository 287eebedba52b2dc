import { type Attributes, closeTag, declaration, emptyTag, openTag } from '../http/xml.ts'
import type { CustomerDetails } from './customer-details.ts'

/** The fields as attributes with hyphens, as elsewhere in the XML of the API; what is not known has none. */
const toAttributes = (fields: object): Attributes =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
      value === null ? [] : [[name.replaceAll('_', '-'), String(value)]],
    ),
  )

export const customerXml = ({
  tags,
  attributes,
  consents,
  favorites,
  ...fields
}: CustomerDetails): string =>
  [
    declaration,
    openTag('customer', toAttributes(fields)),
    ...tags.map((name) => emptyTag('tag', toAttributes({ name }))),
    ...Object.entries(attributes).map(([key, value]) =>
      emptyTag('attribute', toAttributes({ key, value })),
    ),
    ...consents.map((consent) => emptyTag('consent', toAttributes(consent))),
    ...favorites.map((favourite) => emptyTag('favorite', toAttributes(favourite))),
    closeTag('customer'),
  ].join('')
