import type { RequestHandler } from 'msw'
import type { Role } from '@/domain/roles'
import type { PinnedAtom } from './pins'
import type { ScreenStates } from './screenStates'
import type { WindowName } from './windows'

/** What a story of this product can say in its `parameters` of the world that it plays in. */
export type StoryParameters = {
  /** Atoms that the story pins: made by `pins`. */
  atoms?: readonly PinnedAtom[]
  /** Who is signed in; left out, nobody. The toolbar's choice overrules it. */
  person?: Role
  /** The address at which the app shows this screen; left out, the first one of its page. */
  address?: string
  /** The scenario by which the pretend server fails. The toolbar's choice overrules it. */
  server?: string
  /** Makes answers of the story's own, which come before those of the pretend server. */
  answers?: () => readonly RequestHandler[]
  /** When the story plays, as an ISO instant; left out, `storyInstant`. */
  clock?: string
  /** True where links lead on, as they do in the flows. */
  linksFollowed?: boolean
  /** What the story may write to the console: parts of the messages. */
  expectedConsole?: readonly string[]
  /** The windows that the story is tested and pictured in: made by `seenIn`, once for a page. */
  windows?: readonly WindowName[]
  /** What the toolbar's State can set in the page's screen. */
  screenStates?: ScreenStates
  /** Why the story does not assert the words of a state in its page: they are another story's. */
  unassertedState?: string
}
