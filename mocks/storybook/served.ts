/** Milliseconds between two times: as often as MSW itself asks its worker whether it runs. */
const pause = 5_000

/** Milliseconds that the worker has for its answer; without one the story begins all the same. */
const patience = 2_000

/**
 * Keeps a page known to MSW's worker. Browsers end a worker, such as when its window is hidden for some minutes; started
 * again, it lets all requests pass until a page says that it wants them answered
 * (https://github.com/mswjs/msw/issues/2635).
 */
export function keepServed(): void {
  setInterval(askToBeServed, pause)
  document.addEventListener('visibilitychange', askToBeServed)
  addEventListener('pageshow', askToBeServed)
}

function askToBeServed() {
  navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE')
}

/** Resolves once the worker answers the requests of this page. */
export function beServed(): Promise<void> {
  return new Promise((resolve) => {
    const { serviceWorker } = navigator
    const timer = setTimeout(end, patience)
    serviceWorker.addEventListener('message', hear)
    askToBeServed()
    function hear({ data }: MessageEvent<{ type?: string } | null>) {
      if (data?.type === 'MOCKING_ENABLED') end()
    }
    function end() {
      clearTimeout(timer)
      serviceWorker.removeEventListener('message', hear)
      resolve()
    }
  })
}
