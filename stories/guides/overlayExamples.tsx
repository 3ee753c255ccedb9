import { chakra } from '@chakra-ui/react'
import { viewports } from '../../.storybook/viewports'
import { StoryPicture } from '../start/StoryPicture'
import { usePageLook } from '../start/usePageLook'
import type { Examples } from './example'

const { height } = viewports.small.styles

/**
 * What lies over a page is drawn in a window of its own, which takes no input: the foot of a small phone's, where it
 * comes in. Its words stand below.
 */
function InWindow({ story, says }: { story: string; says: string }) {
  const look = usePageLook()
  return (
    <>
      <chakra.div display="flex" alignItems="flex-end" height="23rem" mb="3" overflow="hidden">
        <chakra.div flex="1" minW="0">
          <StoryPicture
            id={story}
            look={{ ...look, window: 'small' }}
            height={Number.parseInt(height, 10)}
          />
        </chakra.div>
      </chakra.div>
      <p>{says}</p>
    </>
  )
}

/** Ways to ask and to tell over a page. */
export const overlayExamples: Examples = {
  Modal: [
    {
      right: (
        <InWindow
          story="ui-modal--question-with-its-answers"
          says="“Cancel job J-121?” Keep job, Cancel job."
        />
      ),
      wrong: (
        <InWindow story="ui-modal--question-that-says-nothing" says="“Are you sure?” Cancel, OK." />
      ),
      why: 'The title is the question, the buttons are its answers: who reads nothing else knows what happens. “Cancel” beside a question about cancelling means both.',
    },
  ],
  GuardedModal: [
    {
      right: (
        <InWindow
          story="ui-guardedmodal--answers-that-name-the-act"
          says="“You have not saved your changes.” Keep editing, Discard changes."
        />
      ),
      wrong: (
        <InWindow
          story="ui-guardedmodal--answers-that-must-be-guessed"
          says="“Unsaved data. Continue?” Cancel, Yes."
        />
      ),
      why: 'Continue with what, editing or leaving? Each answer says what it does, and the safe one has the focus.',
    },
  ],
  ToastStack: [
    {
      right: <InWindow story="ui-toaststack--told-with-undo" says="“C-016 deleted” Undo." />,
      wrong: <InWindow story="ui-toaststack--told-without-a-name" says="“Success!”" />,
      why: 'It says which record, and lets a slip be taken back while it is there.',
    },
  ],
}
