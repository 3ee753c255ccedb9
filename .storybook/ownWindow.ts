import { viewports } from './viewports'

type Windows = Record<string, { name: string; styles: { width: string; height: string } }>

/**
 * A story that is opened alone, in a window wider than the one it is made for, is shown in a window of
 * its own inside of that one: a screen lays itself out by its window, and its play function with it.
 * Inside Storybook, or embedded, what holds the story gives it its window. The address can say
 * `window=given` to have the story take the window as it is.
 * @param globals the story's, with what the address says
 * @returns true when the page now holds the story's window and has nothing to draw itself
 */
export function openOwnWindow(globals: Record<string, unknown>): boolean {
  const address = new URL(location.href)
  if (window.parent !== window || address.searchParams.get('viewMode') === 'docs') return false
  if (address.searchParams.get('window') === 'given') return false
  const { value } = (globals.viewport ?? {}) as { value?: string }
  const own = (viewports as Windows)[value ?? '']
  if (!own || Number.parseInt(own.styles.width, 10) >= innerWidth) return false

  const frame = document.createElement('iframe')
  frame.title = own.name
  frame.src = address.href
  frame.className = 'own-window'
  Object.assign(frame.style, own.styles)
  const room = document.createElement('div')
  room.className = 'own-window-room'
  room.append(frame)
  document.body.append(room)
  return true
}
