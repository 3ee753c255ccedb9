import { words } from './words/en'

/** A section of the admin panel, by the last part of its address. */
export type SectionId = keyof typeof words.sections

/** The sections in the order of the menu. */
export const sectionIds = Object.keys(words.sections) as readonly SectionId[]

/** The address of a section. */
export function sectionHref(id: SectionId): string {
  return id === 'dashboard' ? '/admin' : `/admin/${id}`
}
