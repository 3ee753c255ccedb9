import type { ServiceType } from '@/domain/services'

/** Everything that one service page says. A new service is a new entry of this shape, not a new component. */
export type ServicePage = {
  service: ServiceType
  /** The page's address. */
  path: string
  /** The service as people search for it, for titles and structured data. */
  name: string
  hero: {
    eyebrow: string
    title: string
    lead: string
    /** What the lit car shows, for people who do not see it. */
    carLabel: string
  }
  /** Three cards under the hero. */
  features: readonly [Feature, Feature, Feature]
  /** What is part of the work. */
  included: { title: string; lead: string; items: readonly string[] }
  cost: { title: string; lead: string; notes: readonly string[] }
  duration: { figure: string; text: string }
  /** When the glass cannot be repaired, or what else settles the matter. */
  limits: Titled
  /** Driver-assistance cameras, where the glass carries any. */
  recalibration?: Titled
  faq: readonly {
    question: string
    answer: string
    /** Only asked where a kind of glass can be chosen. */
    isAboutChoice?: boolean
  }[]
  closing: { title: string; text: string }
}

type Titled = { title: string; text: string }

/** A card with a drawn sign, by the name it has in `ui/Glyph`. */
type Feature = Titled & {
  glyph: 'van' | 'clock' | 'shield' | 'coin' | 'check' | 'bolt' | 'pin'
}
