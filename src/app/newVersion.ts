import { hasUnsavedForm } from '@/ui/leaving/unsavedForms'

/** Remembers, for this tab, the version for which the page was loaded again: once for each. */
const storageKey = 'sunline_loaded_again_for'

/** How often to ask whether there is another version, at most, in milliseconds. */
const askEvery = 10 * 60_000

/** How long an answer may take, in milliseconds. */
const patience = 5_000

const filesOf = (page: string) => /<meta name="app-files" content="([^"]+)"/.exec(page)?.[1]

/** The address that this page was loaded from: another one begins with other files. */
let loadedFrom = ''
/** The files that it was begun with. Undefined in development, where nothing is published. */
let ownFiles: string | undefined
let published: string | undefined
let askedAt = 0

/** Asks the host which files the page begins with now. An answer of something else on the way says nothing. */
export async function askForNewVersion(): Promise<void> {
  if (!ownFiles || !navigator.onLine) return
  askedAt = Date.now()
  try {
    const signal = AbortSignal.timeout(patience)
    const answer = await fetch(loadedFrom, { cache: 'no-store', signal })
    published = filesOf(await answer.text()) ?? published
  } catch {
    // No signal: the version stays unknown.
  }
}

/**
 * Decides on a page load that brings another version, and notes it: each version is tried once.
 * @returns true when one would lose nothing: no form holds something unsaved, and the tab's storage works, which
 *   keeps the session and the draft
 */
export function claimNewVersion(): boolean {
  if (!published || published === ownFiles || hasUnsavedForm()) return false
  try {
    if (sessionStorage.getItem(storageKey) === published) return false
    sessionStorage.setItem(storageKey, published)
    return true
  } catch {
    return false
  }
}

/**
 * Loads the page again when code of it is gone because a new version was published.
 * @returns true when it does, and false when that would not help or would cost something
 */
export async function takeNewVersion(): Promise<boolean> {
  await askForNewVersion()
  if (!claimNewVersion()) return false
  window.location.reload()
  return true
}

/** Asks for a new version whenever the page is shown again after a while. Call it once, at the start. */
export function watchForNewVersion(): void {
  loadedFrom = window.location.pathname
  ownFiles = document.querySelector<HTMLMetaElement>('meta[name="app-files"]')?.content || undefined
  askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= askEvery)
      void askForNewVersion()
  })
}
