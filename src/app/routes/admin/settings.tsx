export { SettingsScreen as default } from '@/screens/admin/settings/SettingsScreen'
