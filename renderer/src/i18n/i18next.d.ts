import 'i18next'
import type { english } from './en/catalogue.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'words'
    returnNull: false
    resources: { words: typeof english }
  }
}
