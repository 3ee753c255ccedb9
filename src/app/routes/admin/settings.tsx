import { SettingsScreen } from '@/features/admin/settings/screens/SettingsScreen'
import { useTabAddress } from './useTabAddress'

/** `/admin/settings`, its tab in the address. */
export default function SettingsPage() {
  useTabAddress()
  return <SettingsScreen />
}
