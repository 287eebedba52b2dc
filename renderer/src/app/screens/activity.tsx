import { ActivityScreen } from '../../features/activity/activity-screen.tsx'
import { useSettings } from '../settings/use-settings.ts'

export const Activity = () => <ActivityScreen density={useSettings().density} />
