import { startWorker } from '@mocks/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'

/** Starts the worker once and gives a story its handlers; the worker is then in `context.msw`. */
export const mswForStory = mswLoader(startWorker)
