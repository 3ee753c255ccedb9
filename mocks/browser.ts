import type { UnhandledRequestCallback } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { createMockDatabase } from './database/mockDatabase'
import { defaultHandlers } from './handlers/defaults'
import { keepServed } from './storybook/served'
import { recordUnhandledRequest } from './storybook/unhandledRequests'

/** The one database behind the page's worker; `reset()` makes it fresh. */
export const browserDatabase = createMockDatabase()

/** Where the worker script is, and what to do with requests that nothing answers. */
export type WorkerOptions = { url?: string; onUnhandledRequest?: UnhandledRequestCallback }

/**
 * Starts the worker with the happy path and hands it back. The script's address is relative unless
 * told otherwise, so that a Storybook published below a path finds it; unanswered requests are
 * collected. Rejects when service workers are not available.
 */
export async function startWorker(options: WorkerOptions = {}): Promise<SetupWorker> {
  const worker = setupWorker(...defaultHandlers(browserDatabase))
  await worker.start({
    quiet: true,
    serviceWorker: { url: options.url ?? './mockServiceWorker.js' },
    onUnhandledRequest: options.onUnhandledRequest ?? recordUnhandledRequest,
  })
  keepServed()
  return worker
}
