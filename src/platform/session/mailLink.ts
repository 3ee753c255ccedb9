/** What a link in a mail of the auth service brought along. */
export type MailLink =
  | { kind: 'tokens'; type: string; access_token: string; refresh_token: string }
  | { kind: 'token_hash'; type: string; token_hash: string }
  | { kind: 'refused'; code: string | null; message: string }

/**
 * Reads what a mail's link left in an address, or null. Tokens and errors come in the fragment
 * (implicit flow), a token hash in the query. Nothing counts without its `type`, so that an ordinary
 * address is never taken for one.
 */
export function readMailLink(address: string): MailLink | null {
  const url = new URL(address)
  const fragment = new URLSearchParams(url.hash.slice(1))
  const type = fragment.get('type')
  const access_token = fragment.get('access_token')
  const refresh_token = fragment.get('refresh_token')
  if (type && access_token && refresh_token) {
    return { kind: 'tokens', type, access_token, refresh_token }
  }
  const refused = fragment.get('error') ?? fragment.get('error_code')
  if (refused) {
    return {
      kind: 'refused',
      code: fragment.get('error_code'),
      message: fragment.get('error_description') ?? '',
    }
  }
  const token_hash = url.searchParams.get('token_hash')
  const hashType = url.searchParams.get('type')
  if (token_hash && hashType) return { kind: 'token_hash', type: hashType, token_hash }
  return null
}

/** The address without what the link brought: tokens must not stay in the history. */
export function withoutMailLink(address: string): string {
  const url = new URL(address)
  url.hash = ''
  url.searchParams.delete('token_hash')
  url.searchParams.delete('type')
  return url.pathname + url.search
}

/** Takes the mail link out of the page's address, leaving nothing of it there. */
export function takeMailLink(): MailLink | null {
  if (typeof window === 'undefined') return null
  const link = readMailLink(window.location.href)
  if (link) {
    window.history.replaceState(window.history.state, '', withoutMailLink(window.location.href))
  }
  return link
}
