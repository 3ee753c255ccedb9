import {
  Boxes,
  CarFront,
  ClipboardList,
  FileText,
  HardHat,
  LayoutDashboard,
  Settings,
  ShoppingCart,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { SectionId } from '@/features/admin/shared/sections'

/** The sign beside each entry of the menu. */
export const sectionIcons: Record<SectionId, LucideIcon> = {
  dashboard: LayoutDashboard,
  quotes: FileText,
  jobs: ClipboardList,
  customers: Users,
  technicians: HardHat,
  orders: ShoppingCart,
  glasses: CarFront,
  products: Boxes,
  settings: Settings,
}
