import { servicePaths, serviceTypes, type GlassPosition, type ServiceType } from '@/domain/services'
import { words } from './shared/en'
import { featureWords } from './words'

/** The words that several features use. */
export const sharedWords = featureWords(
  words,
  import.meta.glob(['./shared/*.ts', '!./shared/en.ts']),
)

export type SharedWords = typeof words

/** A service as cards, menus and links show it. */
export type ServiceEntry = {
  type: ServiceType
  /** The name alone: "Door Glass". */
  name: string
  /** The page about it. */
  path: string
  /** One line for a card. */
  summary: string
  /** What stands at the card's foot: time or price. */
  fact: string
}

/** All six services in the order they are shown. */
export function serviceEntries({ services }: SharedWords): readonly ServiceEntry[] {
  return serviceTypes.map((type) => ({ type, path: servicePaths[type], ...services[type] }))
}

/** The name of a position; what the main glass is depends on the service. */
export function positionLabel(
  { positions, backGlass }: SharedWords,
  position: GlassPosition,
  service?: ServiceType | '',
): string {
  return position === 'main' && service === 'back-glass' ? backGlass : positions[position]
}

/** What a role is called; anything that is not a role is a plain user. */
export function roleLabel(
  { roles, otherRole }: SharedWords,
  role: string | null | undefined,
): string {
  const known: Readonly<Record<string, string>> = roles
  return known[role ?? ''] ?? otherRole
}
