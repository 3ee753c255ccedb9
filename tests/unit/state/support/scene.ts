import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createBrowser } from './browser'
import { openTab, type OpenTab } from './openTab'
import { ana, createService } from './service'

export const second = 1000
export const minute = 60 * second

/** Lets promises, timers of 0 ms and answers come through, or so much time pass. */
export const settle = (time = 100) => vi.advanceTimersByTimeAsync(time)

/** A fresh browser and service for each test, under a fake clock. */
export function scene(options: { locks?: boolean } = {}) {
  const here = {
    browser: createBrowser(options),
    service: createService(),
    open(): OpenTab {
      const tab = openTab(here.browser, here.service)
      tabs.push(tab)
      return tab
    },
    /** A tab in which Ana is signed in and everything has come to rest. */
    async signedIn(): Promise<OpenTab> {
      const tab = here.open()
      tab.start()
      await settle()
      void tab.signIn()
      await settle()
      expect(tab.session()).toMatchObject({ user: ana, profileStatus: 'ready' })
      return tab
    },
    /** The page is gone and a new one is opened, not yet started. */
    async reload(tab: OpenTab): Promise<OpenTab> {
      await tab.close()
      return here.open()
    },
  }
  let tabs: OpenTab[] = []

  // Hours pass in seconds here, but not in the five of them that a test may take by default.
  vi.setConfig({ testTimeout: 60_000 })

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-27T17:00:00Z') })
    // The auth client logs what it was refused.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    here.browser = createBrowser(options)
    here.service = createService()
    tabs = []
  })

  afterEach(async () => {
    await Promise.all(tabs.map((tab) => tab.close()))
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  return here
}
