import { useKept } from '../../ui/kept.ts'

export const useNavigationCollapsed = () =>
  useKept({
    key: 'navigation-collapsed',
    parse: (kept) => (typeof kept === 'boolean' ? kept : null),
    otherwise: false,
  })
