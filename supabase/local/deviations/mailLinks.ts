import type { Mail } from '../mailbox'

/**
 * Where a mail's link may lead after it was verified: this site, or any page of this machine. The
 * verification itself checks again.
 */
export function allowedRedirect(requested: string | null, siteUrl: string): string | undefined {
  if (!requested || !URL.canParse(requested)) return undefined
  const target = new URL(requested)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(target.hostname)
  const isWeb = target.protocol === 'http:' || target.protocol === 'https:'
  return isWeb && (isLocal || target.origin === new URL(siteUrl).origin) ? requested : undefined
}

/** Puts the requested `redirect_to` into a mail's links: Lite always writes the site's address. */
export function withRedirect(mail: Mail, siteUrl: string, redirect: string | undefined): Mail {
  if (!redirect) return mail
  const written = `redirect_to=${encodeURIComponent(siteUrl)}`
  const wanted = `redirect_to=${encodeURIComponent(redirect)}`
  return {
    ...mail,
    text: mail.text.replaceAll(written, () => wanted),
    html: mail.html.replaceAll(written, () => wanted),
  }
}
