import type { Role } from '@/domain/roles'
import { screenPages, type ScreenPage } from './screens.ts'

/** Who walks through the product: nobody signed in, or somebody with a role. */
export type Walker = 'visitor' | Role

/** One place of the product: a screen that is seen at addresses of its own. */
export type Place = {
  page: ScreenPage
  /** Titles of other screens that are seen there too: a part of it, or what comes after. */
  also: readonly string[]
}

/** Whose pages a person may see besides those that are for anybody. */
const sees: Readonly<Record<Walker, readonly Role[]>> = {
  visitor: [],
  customer: ['customer'],
  technician: ['technician', 'customer'],
  admin: ['admin', 'technician', 'customer'],
  super_admin: ['super_admin', 'admin', 'technician', 'customer'],
}

const isOpen = ({ person }: ScreenPage, walker: Walker) =>
  person === undefined || sees[walker].includes(person)

/** The places that a person can come to, in the order of the catalogue; what is for them alone comes first. */
export function placesOf(walker: Walker): Place[] {
  const places = new Map<ScreenPage, Set<string>>()
  const open = screenPages.filter((page) => isOpen(page, walker))
  for (const route of new Set(open.flatMap(({ routes }) => routes))) {
    const there = open.filter(({ routes }) => routes.includes(route))
    const page = mainOf(there, walker)
    if (!page) continue
    const also = places.get(page) ?? new Set()
    for (const { title } of there) if (title !== page.title) also.add(title)
    places.set(page, also)
  }
  return [...places]
    .map(([page, also]) => ({ page, also: [...also] }))
    .toSorted((one, other) => rank(one.page, walker) - rank(other.page, walker))
}

/**
 * The titles of the screens at an address of the product: of each person's, where it is not said who comes.
 * @param path an address, its query and fragment left out of account; `*` in it stands for any one part
 * @param person who comes
 */
export function screensAt(path: string, person?: Role): string[] {
  const [address = ''] = path.split(/[?#]/)
  if (address === '*') return []
  const shape = new RegExp(`^${address.replaceAll('*', '[^/]+')}$`)
  const there = new Set(
    screenPages.flatMap(({ routes }) => routes.filter((one) => shape.test(one))),
  )
  const walkers: readonly Walker[] = person ? [person] : ['visitor', 'technician', 'admin']
  const titles = [...there].flatMap((route) =>
    walkers.flatMap((walker) => {
      const open = screenPages.filter((page) => page.routes.includes(route) && isOpen(page, walker))
      return mainOf(open, walker)?.title ?? []
    }),
  )
  return [...new Set(titles)]
}

/** What stands for an address: a whole page, one that has something to show, the person's own. */
function mainOf(pages: readonly ScreenPage[], walker: Walker): ScreenPage | undefined {
  const score = ({ file, person, states }: ScreenPage) =>
    (file.endsWith('Screen.tsx') ? 4 : 0) +
    (states?.Ready ? 2 : 0) +
    (person && sees[walker][0] === person ? 1 : 0)
  return pages.reduce<ScreenPage | undefined>(
    (best, page) => (best && score(best) >= score(page) ? best : page),
    undefined,
  )
}

const rank = ({ person }: ScreenPage, walker: Walker) =>
  person === undefined ? 9 : sees[walker].indexOf(person)
