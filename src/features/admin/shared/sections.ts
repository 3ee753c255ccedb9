import { words } from './words/en'

/** A section of the admin panel, by the last part of its address. */
export type SectionId = keyof typeof words.sections

/** The sections in the order of the menu. */
export const sectionIds = Object.keys(words.sections) as readonly SectionId[]

/** The address of a section. */
export function sectionHref(id: SectionId): string {
  return id === 'dashboard' ? '/admin' : `/admin/${id}`
}

const recordSections: Readonly<Record<string, SectionId>> = {
  Q: 'quotes',
  J: 'jobs',
  PROD: 'products',
  GLASS: 'glasses',
}

/** The address at which a record is open beside its list. @param id a public id such as Q-001 */
export function recordHref(id: string): string {
  const section = recordSections[id.split('-')[0] ?? ''] ?? 'quotes'
  return `${sectionHref(section)}?record=${encodeURIComponent(id)}`
}
