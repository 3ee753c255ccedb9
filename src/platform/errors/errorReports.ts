import { errorReport } from '@/domain/errorReport'

/** More than this from one page would tell nothing new. */
const mostReports = 10

const sent = new Set<string>()

/**
 * The one place where errors of this program leave the page: to `VITE_ERROR_REPORT_URL`, without personal
 * data, each once. Without that address nothing is sent. Never throws.
 * @param send how a report travels; by default in the background, also while the page is being left
 */
export function reportError(
  thrown: unknown,
  address: string | undefined = import.meta.env.VITE_ERROR_REPORT_URL,
  send: (address: string, body: string) => void = sendInBackground,
): void {
  if (!address || sent.size >= mostReports) return
  try {
    const body = JSON.stringify(errorReport(thrown, window.location.pathname))
    if (sent.has(body)) return
    sent.add(body)
    send(address, body)
  } catch {
    // A report that cannot be sent must not become an error of its own.
  }
}

function sendInBackground(address: string, body: string) {
  // Plain text asks no permission of another origin first.
  navigator.sendBeacon(address, new Blob([body], { type: 'text/plain' }))
}
