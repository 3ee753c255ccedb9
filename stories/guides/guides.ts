import { actionGuides } from './actions'
import type { BlockGuide } from './blockGuide'
import { dataGuides } from './data'
import { fieldGuides } from './fields'
import { messageGuides } from './messages'

/** The guide of every block, by the last part of its page's title below UI. The catalogue test asks for each. */
export const blockGuides: Readonly<Record<string, BlockGuide>> = {
  ...actionGuides,
  ...fieldGuides,
  ...messageGuides,
  ...dataGuides,
}
