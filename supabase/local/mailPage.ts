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

function article(mail: Mail): string {
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="meta">To ${escapeHtml(mail.to)} · <time datetime="${mail.sentAt}">${mail.sentAt.slice(0, 16).replace('T', ' ')} UTC</time></p>
<p class="text">${withLinks(mail.text)}</p>
</article>`
}

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .75rem;
  padding: 1rem 1.25rem; margin: 1rem 0; }
h1, h2 { line-height: 1.2; } h2 { font-size: 1.1rem; margin: 0; } .meta { opacity: .75; margin: .25rem 0; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0; }`

/**
 * The local page of mails, newest first; as JSON when that is asked for. Only the text form of a
 * mail is shown, so that no mail can run anything in the site's origin.
 */
export function answerMailPage(request: Request, mails: readonly Mail[]): Response {
  const newestFirst = mails.toReversed()
  if (request.headers.get('Accept')?.includes('application/json')) return Response.json(newestFirst)
  const list = newestFirst.map(article).join('\n') || '<p>No mail has been sent yet.</p>'
  return new Response(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail sent on this machine</title>
<style>${style}</style>
<main>
<h1>Mail sent on this machine</h1>
<p>Nothing leaves this computer: what would be mailed is listed here, newest first.</p>
${list}
</main>
</html>`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } },
  )
}
