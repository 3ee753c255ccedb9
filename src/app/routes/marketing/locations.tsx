export { LocationsScreen as default } from '@/features/marketing/locations/screens/LocationsScreen'
