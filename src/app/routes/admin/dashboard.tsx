export { DashboardScreen as default } from '@/screens/admin/dashboard/DashboardScreen'
