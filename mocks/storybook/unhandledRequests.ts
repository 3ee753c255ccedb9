const collected: string[] = []

// What belongs to the pages themselves, which Storybook or Vite serves.
const backendPaths = /\/(auth|rest|functions|storage|realtime|graphql)\/v1(\/|$)/

/**
 * Keeps a request that no handler answered: a call of the backend, or one to another site. Pass it to
 * `worker.start({ onUnhandledRequest })`; throwing there would not fail a test.
 */
export function recordUnhandledRequest(request: Request): void {
  const url = new URL(request.url)
  const isElsewhere = /^https?:$/.test(url.protocol) && url.origin !== globalThis.location?.origin
  if (backendPaths.test(url.pathname) || isElsewhere) {
    collected.push(
      `${request.method} ${url.pathname}${url.search}${isElsewhere ? ` (${url.host})` : ''}`,
    )
  }
}

/** The unmocked requests since the last call, as lines for an error message; empties the list. */
export function takeUnhandledRequests(): string[] {
  return collected.splice(0)
}
