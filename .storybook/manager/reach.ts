import type { ScenarioArea } from '../../mocks/scenarios/scenario'
import { pageOf } from '../../stories/start/screens'

/** What the toolbar can change in a story: everything, or what its screen asks for. */
export type Reach = {
  /** Why choosing a person changes nothing here; undefined where it does. */
  noPerson?: string
  /** Why choosing a server changes nothing here; undefined where it does. */
  noServer?: string
  /** The areas of failures that the screen can meet; undefined: all. */
  areas?: readonly ScenarioArea[]
}

/** What Server and Person can change in the stories of a page, by its title in the sidebar. */
export function reachOf(title: string): Reach {
  const page = pageOf(title)
  if (!page) {
    if (/^(Flows|Mocks)\//.test(title)) return {}
    const noOne = 'Building blocks and pages of the guide have no server and nobody signed in.'
    return { noPerson: noOne, noServer: noOne }
  }
  if (page.routes.length === 0) {
    const noAddress = 'This is a part of other screens: choose on one of those.'
    return { noPerson: noAddress, noServer: noAddress }
  }
  if (page.fails.length === 0) {
    return { noServer: 'This screen asks the server for nothing.', areas: [] }
  }
  return { areas: page.fails }
}
