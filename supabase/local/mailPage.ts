import type { Mail } from './mailbox'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')
}

function fileLink(number: number, filename: string): string {
  const href = escapeHtml(`${mailPagePath}/${number}/${encodeURIComponent(filename)}`)
  return `<p class="meta"><a href="${href}" download>${escapeHtml(filename)}</a></p>`
}

/** @param number its place among all, from 1 for the oldest */
function article(mail: Mail, number: number): string {
  const isText = mail.channel === 'text'
  return `<article class="${mail.channel}">
<h2>${isText ? 'Text message' : escapeHtml(mail.subject)}</h2>
<p class="meta">To ${escapeHtml(mail.to)} · <time datetime="${mail.sentAt}">${mail.sentAt.slice(0, 16).replace('T', ' ')} UTC</time></p>
<p class="text">${withLinks(mail.text)}</p>
${mail.attachments.map(({ filename }) => fileLink(number, filename)).join('\n')}
</article>`
}

/** Where the page is; the files of a mail lie below its number. */
export const mailPagePath = '/local/mail'

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .75rem;
  padding: 1rem 1.25rem; margin: 1rem 0; }
h1, h2 { line-height: 1.2; } h2 { font-size: 1.1rem; margin: 0; } .meta { opacity: .75; margin: .25rem 0; }
article.text { border-style: dashed; }
p.text { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0; }`

/**
 * The local page of mails, newest first; as JSON when that is asked for. Only the text form of a
 * mail is shown, so that no mail can run anything in the site's origin.
 */
export function answerMailPage(request: Request, mails: readonly Mail[]): Response {
  const newestFirst = mails.toReversed()
  if (request.headers.get('Accept')?.includes('application/json')) return Response.json(newestFirst)
  const list =
    newestFirst.map((mail, index) => article(mail, mails.length - index)).join('\n') ||
    '<p>No mail has been sent yet.</p>'
  return new Response(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail sent on this machine</title>
<style>${style}</style>
<main>
<h1>Mail sent on this machine</h1>
<p>Nothing leaves this computer: what would be mailed is listed here, texts too, newest first.</p>
${list}
</main>
</html>`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } },
  )
}

/**
 * A file of a mail, to be saved: `/local/mail/<number>/<name>`. It never runs in the site's origin.
 * @returns 404 when there is no such mail or file
 */
export function answerMailFile(pathname: string, mails: readonly Mail[]): Response {
  const [number, name = ''] = pathname.slice(mailPagePath.length + 1).split('/')
  const file = mails[Number(number) - 1]?.attachments.find(
    ({ filename }) => encodeURIComponent(filename) === name,
  )
  if (!file) return Response.json({ message: 'There is no such file' }, { status: 404 })
  return new Response(file.content, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename="${encodeURIComponent(file.filename)}"`,
      'Content-Security-Policy': 'sandbox',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
