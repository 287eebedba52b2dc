import {
  IconActivity,
  IconBuildingEstate,
  IconCreditCard,
  IconFileSpreadsheet,
  IconPhoto,
  IconSettings,
  IconUserPlus,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ScreenName } from '#core/contract/app'

export type ListedScreen = Exclude<ScreenName, 'welcome'>

/** Screens that show one project; the others show the whole workspace. */
export const screensOfProject: ReadonlySet<ScreenName> = new Set(['prices', 'media'])

/** The screens in the order of the navigation. */
export const listedScreens: readonly { readonly name: ListedScreen; readonly icon: TablerIcon }[] =
  [
    { name: 'prices', icon: IconBuildingEstate },
    { name: 'media', icon: IconPhoto },
    { name: 'leads', icon: IconUserPlus },
    { name: 'customers', icon: IconUsers },
    { name: 'exports', icon: IconFileSpreadsheet },
    { name: 'payments', icon: IconCreditCard },
    { name: 'activity', icon: IconActivity },
    { name: 'settings', icon: IconSettings },
  ]
