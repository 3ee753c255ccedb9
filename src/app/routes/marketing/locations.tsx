export { LocationsScreen as default } from '@/screens/marketing/LocationsScreen'
