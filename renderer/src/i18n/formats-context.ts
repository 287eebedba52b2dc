import { createContext, useContext } from 'react'
import type { Formats } from '#core/format/formats'

export const FormatsContext = createContext<Formats | null>(null)

/** Numbers, amounts and times in the user's locale. */
export const useFormats = (): Formats => {
  const formats = useContext(FormatsContext)
  if (!formats) throw new Error('FormatsContext is missing above this component')
  return formats
}
