export { AboutScreen as default } from '@/screens/marketing/AboutScreen'
