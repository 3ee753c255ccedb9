import { setupWorker, type SetupWorker } from 'msw/browser'
import { createMockDatabase } from './database/mockDatabase'
import { defaultHandlers } from './handlers/defaults'
import { recordUnhandledRequest } from './storybook/unhandledRequests'

/** The one database behind the page's worker; `reset()` makes it fresh. */
export const browserDatabase = createMockDatabase()

/**
 * Starts the worker with the happy path and hands it back. The script's address is relative, so that
 * a Storybook published below a path finds it. Rejects when service workers are not available.
 */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker(...defaultHandlers(browserDatabase))
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest: recordUnhandledRequest,
  })
  return worker
}
