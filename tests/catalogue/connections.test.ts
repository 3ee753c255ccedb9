import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { computeConnections } from '../../.storybook/connections'
import { placesOf, screensAt } from '../../stories/start/productMap'
import { screenPages } from '../../stories/start/screens'
import { filesBelow, readStoryFiles } from './storyFiles'

const { screens, blocks } = computeConnections('.')

/** Title of the page of each block, by its component's name. */
const pageOf = new Map(
  readStoryFiles()
    .filter(({ title }) => title.startsWith('UI/'))
    .flatMap(({ title, text }) => {
      const component = /^ {2}component: (\w+)/m.exec(text)?.[1]
      return component ? [[component, title] as const] : []
    }),
)

describe('what blocks and screens have to do with each other', () => {
  it('has every screen, and every block that has a page', () => {
    expect(Object.keys(screens)).toEqual(screenPages.map(({ title }) => title))
    expect(Object.keys(blocks).sort()).toEqual([...pageOf.values()].sort())
  })

  it('finds for each screen the blocks that its own file imports', () => {
    const missing = screenPages.flatMap(({ title, file }) => {
      const text = readFileSync(`src/features/${file}`, 'utf8')
      const imported = [...text.matchAll(/^import \{ ([^}]+) \} from '@\/ui\//gm)]
        .flatMap(([, names = '']) => names.split(', '))
        .flatMap((name) => pageOf.get(name) ?? [])
      return imported
        .filter((block) => !screens[title]?.blocks.includes(block))
        .map((block) => `${title}: ${block}`)
    })
    expect(missing).toEqual([])
  })

  it('leads from a block back to each screen that names it', () => {
    const back = Object.entries(blocks).flatMap(([block, { screens: users }]) =>
      users.map((screen) => `${screen} ${block}`),
    )
    const there = Object.entries(screens).flatMap(([screen, { blocks: used }]) =>
      used.map((block) => `${screen} ${block}`),
    )
    expect(back.sort()).toEqual(there.sort())
    expect(there.length).toBeGreaterThan(300)
  })

  it('leaves no block of a feature without a screen', () => {
    const used = filesBelow('src/features', (name) => name.endsWith('.tsx')).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/<([A-Z]\w+)/g)].flatMap(([, name = '']) =>
        pageOf.has(name) ? [pageOf.get(name)!] : [],
      ),
    )
    const lost = [...new Set(used)].filter((block) => blocks[block]?.screens.length === 0)
    expect(lost).toEqual([])
  })

  it('knows the blocks that a block is built with', () => {
    expect(blocks['UI/Spinner']?.blocks).toContain('UI/Button')
    expect(blocks['UI/Modal']?.blocks).toEqual(['UI/GuardedModal'])
  })
})

describe('what stands behind a screen', () => {
  it('is its atoms, tables and functions', () => {
    const { atoms, tables, functions } = screens['Screens/Admin/Quotes']!
    expect(atoms).toEqual(['quotesList.viewAtom'])
    expect(tables).toEqual(['quotes'])
    expect(functions).toEqual(
      expect.arrayContaining(['list_records', 'save_quote', 'set_quote_status', 'convert_quote']),
    )
    expect(screens['Screens/Quote/5 Appointment']?.functions).toEqual([
      'available_time_frames',
      'join_waiting_list',
      'leave_waiting_list',
      'site_settings',
      'submit_quote',
      'waiting_entry',
    ])
    expect(screens['Screens/Marketing/Home']?.functions).toEqual([])
  })

  it('has an atom for each screen of the panel', () => {
    const without = screenPages.filter(
      ({ title, person }) => person === 'admin' && screens[title]?.atoms.length === 0,
    )
    expect(without.map(({ title }) => title)).toEqual(['Screens/Auth/Guards'])
  })
})

describe('the ways between screens', () => {
  it.each([
    ['Marketing/Home', 'Marketing/Locations'],
    ['Quote/1 Vehicle', 'Quote/2 Service'],
    ['Quote/3 Position', 'Quote/2 Service'],
    ['Quote/3 Position', 'Quote/4 Glass type'],
    ['Auth/Login', 'Auth/Reset request'],
    ['Auth/Login', 'Technician/Dashboard'],
    ['Admin/Frame', 'Admin/Settings'],
    ['Marketing/Site header', 'Marketing/About'],
    ['Admin/Orders', 'Admin/Jobs'],
  ])('lead from %s to %s', (from, to) => {
    expect(screens[`Screens/${from}`]?.leadsTo).toContain(`Screens/${to}`)
  })

  it('lead from no page to all of them', () => {
    const largest = Math.max(...Object.values(screens).map(({ leadsTo }) => leadsTo.length))
    expect(largest).toBeLessThan(15)
  })
})

describe('the places of the product', () => {
  it('are one for each address, by person', () => {
    const at = (path: string, walker: Parameters<typeof placesOf>[0]) =>
      placesOf(walker).find(({ page }) => page.routes.includes(path))?.page.title
    expect(at('/', 'visitor')).toBe('Screens/Marketing/Home')
    expect(at('/technicians', 'visitor')).toBe('Screens/Technician/Sign-in')
    expect(at('/technicians', 'technician')).toBe('Screens/Technician/Dashboard')
    expect(at('/admin', 'admin')).toBe('Screens/Admin/Dashboard')
    expect(at('/admin', 'customer')).toBeUndefined()
  })

  it('hold every screen that has an address', () => {
    const held = placesOf('super_admin').flatMap(({ page, also }) => [page.title, ...also])
    const withAddress = screenPages.filter(({ routes }) => routes.length > 0)
    expect(withAddress.map(({ title }) => title).filter((title) => !held.includes(title))).toEqual(
      [],
    )
  })

  it('are found by an address with more behind it', () => {
    expect(screensAt('/admin/jobs?record=*', 'admin')).toEqual(['Screens/Admin/Jobs'])
    expect(screensAt('/admin/*', 'admin')).toHaveLength(8)
    expect(screensAt('/nowhere')).toEqual([])
  })
})
