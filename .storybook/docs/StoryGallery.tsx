import { ChakraProvider } from '@chakra-ui/react'
import { DocsContext, DocsStory, Source } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { scenarioShownBy } from '@mocks/scenarios/catalogue'
import { system } from '@/theme/system'
import { linkTo } from '../../stories/start/storyLinks'
import { StoryPicture } from '../../stories/start/StoryPicture'
import { usePageLook } from '../../stories/start/usePageLook'
import type { StoryParameters } from '../parameters'
import { storySource } from '../code/storySource'
import { ownWindow } from '../windows'

/** Pictures of whole screens are drawn at this height, in pixels: their smallest texts can be read. */
const pictureHeight = 560

const overlays = /^UI\/(ActionMenu|GuardedModal|Modal|Motion|PrintSheet|ToastStack)$/

/** True for the page of a block that lies over the page around it: each of its states needs one of its own. */
export const isOverlay = (title: string): boolean => overlays.test(title)

/**
 * A story that needs a window of its own: a screen has its width, its mode and its failing server, an overlay, as
 * most of what is beyond screens, would cover the others, and there is one mode on a page.
 */
function needsWindow({ title, storyGlobals, parameters }: PreparedStory): boolean {
  const { server } = parameters as StoryParameters
  return (
    /^(Screens|Flows|Beyond screens)\//.test(title) ||
    isOverlay(title) ||
    server !== undefined ||
    Object.keys(storyGlobals).length > 0
  )
}

/** Every state of the page: live in place, or as a picture in a window of its own, with its code. */
export function StoryGallery() {
  const { componentStories } = useContext(DocsContext)
  const stories = componentStories().filter(({ tags }) => tags.includes('autodocs'))
  return (
    <ChakraProvider value={system}>
      <h2 id="states">States</h2>
      {stories.map((story) =>
        needsWindow(story) ? (
          <PicturedStory key={story.id} story={story} />
        ) : (
          <DocsStory key={story.id} of={story.moduleExport} expanded />
        ),
      )}
    </ChakraProvider>
  )
}

function PicturedStory({ story }: { story: PreparedStory }) {
  const { id, parameters, storyGlobals, moduleExport } = story
  const look = usePageLook()
  const [hasCode, setHasCode] = useState(false)
  useEffect(() => {
    void storySource(story).then((code) => setHasCode(code !== ''))
  }, [story])
  // A failure has one name, wherever it is listed.
  const name = scenarioShownBy(id)?.title ?? story.name
  const docs = parameters.docs as { description?: { story?: string } } | undefined
  return (
    <section>
      <h3 id={id}>{name}</h3>
      {/* As it is written: a code of an error is no Markdown. */}
      {docs?.description?.story && <p>{docs.description.story}</p>}
      <StoryPicture
        id={id}
        look={look}
        window={ownWindow({ globals: storyGlobals, parameters })}
        height={pictureHeight}
      />
      <p>
        <a href={linkTo(id, look)} target="_top">
          Open {name}
        </a>
      </p>
      {hasCode && (
        <details>
          <summary>Code</summary>
          <Source of={moduleExport} />
        </details>
      )}
    </section>
  )
}
