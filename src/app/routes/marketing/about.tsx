export { AboutScreen as default } from '@/features/marketing/about/screens/AboutScreen'
