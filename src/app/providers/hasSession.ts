import { tokenStorageKey } from '@/domain/session'

/** True while the browser holds a session, or the address the means to get one. */
export function hasSession(): boolean {
  return hasTokenRecord() || hasMailLink()
}

function hasTokenRecord(): boolean {
  try {
    return window.localStorage.getItem(tokenStorageKey) !== null
  } catch {
    // A blocked storage holds no session; one made in this page lives in memory and is running.
    return false
  }
}

function hasMailLink(): boolean {
  const { hash, search } = window.location
  return /[#&](access_token|error_code|error)=/.test(hash) || /[?&]token_hash=/.test(search)
}
