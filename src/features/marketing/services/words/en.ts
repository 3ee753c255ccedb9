import type { ServiceType } from '@/domain/services'
import type { ServicePage } from '../servicePage'
import { backGlass } from './en/backGlass'
import { chipRepair } from './en/chipRepair'
import { damage } from './en/damage'
import { doorGlass } from './en/doorGlass'
import { quarterGlass } from './en/quarterGlass'
import { ownPrices, saving } from './en/saving'
import { serviceScreen } from './en/serviceScreen'
import { ventGlass } from './en/ventGlass'
import { windshield } from './en/windshield'

/** The six service pages, in the order of the menu. */
const pages: Record<ServiceType, ServicePage> = {
  windshield,
  'chip-repair': chipRepair,
  'door-glass': doorGlass,
  'vent-glass': ventGlass,
  'quarter-glass': quarterGlass,
  'back-glass': backGlass,
}

/** Words of the service pages: what all share, the repair-or-replace helper, and each page's own. */
export const words = { screen: serviceScreen, damage, pages, saving, ownPrices }
