/** What the navigation to the login page may carry; the code that sends a person there builds it. */
export type LoginState = {
  /** The place that was asked for: a location or a path. Checked by `returnPath`, never before. */
  from?: unknown
  news?: 'password-changed'
}

/** Reads navigation state, which can be anything: an older page, another tab, the person. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {}
  const { from, news } = state as Record<string, unknown>
  return { from, news: news === 'password-changed' ? news : undefined }
}
