import type { TokenStorage } from './tokenStorage'

/** What the client is given to ask and to keep with, for as long as it is open. */
type Means = {
  fetch: typeof fetch
  storage: Pick<TokenStorage, 'getItem' | 'setItem' | 'removeItem'>
}

/**
 * Gives a client a fetch and a storage that can be taken away from it. The auth client goes on with what
 * it has begun when it is disposed of, tries again for half a minute, and would then write into a storage
 * that the next client uses. Once closed, each request, also one under way, is refused here for good, so
 * that it does not try again, and it finds and keeps nothing.
 */
export function closable({ fetch: inner, storage }: Means): Means & { close(): void } {
  const closing = new AbortController()
  const { signal } = closing
  return {
    async fetch(input, init) {
      if (signal.aborted) return refusal()
      return new Promise<Response>((resolve, reject) => {
        const refuse = () => resolve(refusal())
        signal.addEventListener('abort', refuse)
        void inner(input, { ...init, signal: init?.signal ?? signal })
          .then(resolve, reject)
          // A page may be open for days: nothing of a request stays behind.
          .finally(() => signal.removeEventListener('abort', refuse))
      })
    },
    storage: {
      getItem: (key) => (signal.aborted ? null : storage.getItem(key)),
      setItem(key, value) {
        if (!signal.aborted) storage.setItem(key, value)
      },
      removeItem(key) {
        if (!signal.aborted) storage.removeItem(key)
      },
    },
    close: () => closing.abort(),
  }
}

function refusal(): Response {
  return Response.json({ code: 'closed', message: 'The connection was closed.' }, { status: 400 })
}
