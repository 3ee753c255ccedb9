import { backGlass } from './backGlass'
import { chipRepair } from './chipRepair'
import { doorGlass } from './doorGlass'
import { quarterGlass } from './quarterGlass'
import type { ServicePage } from './shape'
import { ventGlass } from './ventGlass'
import { windshield } from './windshield'

/**
 * The six service pages, in the order of the menu. For the build and for tests: a page shown to a visitor
 * imports its own entry, so that it carries no other page's words.
 */
export const servicePages: readonly ServicePage[] = [
  windshield,
  chipRepair,
  doorGlass,
  ventGlass,
  quarterGlass,
  backGlass,
]
