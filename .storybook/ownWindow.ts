import { viewports } from './viewports'
import { ownWindow } from './windows'

/**
 * A story that is opened alone, in a window wider than the phone that it is made for or than what somebody chose,
 * is shown in a window of its own inside of that one: a screen lays itself out by its window, and its play function with it.
 * Inside Storybook, or embedded, what holds the story gives it its window. The address can say
 * `window=given` to have the story take the window as it is.
 * @param story its globals, with what the address says, and its page's windows
 * @returns true when the page now holds the story's window and has nothing to draw itself
 */
export function openOwnWindow(story: Parameters<typeof ownWindow>[0]): boolean {
  const address = new URL(location.href)
  if (window.parent !== window || address.searchParams.get('viewMode') === 'docs') return false
  if (address.searchParams.get('window') === 'given') return false
  const name = ownWindow(story)
  const own = name && viewports[name]
  // A desktop's page takes any wide window; a phone's is made for that width.
  const isChosen = Boolean((story.globals.viewport as { value?: string } | undefined)?.value)
  if (!own || (own.type === 'desktop' && !isChosen)) return false
  if (Number.parseInt(own.styles.width, 10) >= innerWidth) return false

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
