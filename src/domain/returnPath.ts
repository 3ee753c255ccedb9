import { loginPath, newPasswordPath, signedOutPath, twoFactorPath } from './session'
import { adminRoles, hasRole, homeOf, technicianPortalRoles, type Role } from './roles'

/** A base that no real address has: what resolves away from it leads to another site. */
const nowhere = 'https://this-site.invalid'

const neverReturnedTo = [loginPath, signedOutPath, newPasswordPath, twoFactorPath]

/**
 * Where to take a person after signing in: the place they asked for (path, query and hash kept) when
 * it is inside this site and their role may see it, else their role's home.
 * `from` is untrusted: navigation state, a query parameter, anything.
 */
export function returnPath(from: unknown, role: string | null | undefined): string {
  const place = placeOf(from)
  return place && mayOpen(place.pathname, role) ? place.full : homeOf(role)
}

/** True when a role may open the page at a path. Public pages are open to everyone. */
export function mayOpen(pathname: string, role: string | null | undefined): boolean {
  const allowed = rolesOf(pathname)
  return !allowed || hasRole(role ? { role } : null, allowed)
}

/** The roles a path is kept for, or null when it is public. */
function rolesOf(pathname: string): readonly Role[] | null {
  if (isUnder('/admin', pathname)) return adminRoles
  if (isUnder('/technicians', pathname)) return technicianPortalRoles
  return null
}

function isUnder(root: string, pathname: string): boolean {
  const path = pathname.toLowerCase()
  return path === root || path.startsWith(`${root}/`)
}

function placeOf(from: unknown): { pathname: string; full: string } | null {
  const text = textOf(from)
  if (!text || !text.startsWith('/') || hasControlCharacter(text)) return null
  let url: URL
  try {
    url = new URL(text, nowhere)
  } catch {
    return null
  }
  // "//evil.example", "/\evil.example" and "/.//evil.example" all read as another host somewhere.
  if (url.origin !== nowhere || /^[/\\]{2}/.test(url.pathname)) return null
  let pathname: string
  try {
    pathname = decodeURIComponent(url.pathname)
  } catch {
    return null
  }
  if (/^[/\\]{2}/.test(pathname)) return null
  const bare = pathname.replace(/\/+$/, '').toLowerCase()
  if (neverReturnedTo.includes(bare)) return null
  return { pathname, full: url.pathname + url.search + url.hash }
}

function textOf(from: unknown): string | null {
  if (typeof from === 'string') return from
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return null
  const { pathname, search, hash } = from as Record<string, unknown>
  if (typeof pathname !== 'string') return null
  return (
    pathname + (typeof search === 'string' ? search : '') + (typeof hash === 'string' ? hash : '')
  )
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f')
}
