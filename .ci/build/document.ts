import type { DrawnPage } from '../../src/app/prerender'

/** What all documents of a build share. */
export type DocumentParts = {
  origin: string
  siteName: string
  phone: { text: string; href: string }
  /** The rules of the fonts. */
  fontCss: string
  /** The script in the head: color mode, and what `src/app/hydration/keeper.ts` does. */
  headScript: string
  /** Addresses of the fonts that a page shows at once. */
  fonts: readonly string[]
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark)

/** Forms cannot work without script, and must not put what is typed into the address. */
const noScriptCss =
  'form{display:none!important}.no-script{padding:.75rem 1rem;background:#fff8ea;color:#3b1704;text-align:center}.no-script a{text-decoration:underline}'

/**
 * A public page as a whole document.
 * @param files addresses of the scripts that hydrate it, the entry first
 */
export function pageDocument(
  page: DrawnPage,
  parts: DocumentParts,
  files: readonly string[],
): string {
  const { meta, title } = page
  const address = parts.origin + meta.canonical
  const image = `${parts.origin}/social.png`
  const isKnown = meta.path !== '/404'
  const head = [
    ...(meta.isPrivate ? ['<meta name="referrer" content="no-referrer">'] : []),
    ...(isKnown && !meta.isPrivate
      ? [
          `<link rel="canonical" href="${escape(address)}">`,
          property('og:type', 'website'),
          property('og:site_name', parts.siteName),
          property('og:title', title),
          property('og:description', meta.description),
          property('og:url', address),
          property('og:image', image),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          property('og:image:alt', `${parts.siteName}: a car seen from above, its windshield lit`),
          '<meta name="twitter:card" content="summary_large_image">',
          `<script type="application/ld+json">${page.structuredData}</script>`,
        ]
      : ['<meta name="robots" content="noindex">']),
    // `data-s` tells emotion that they stand where they should.
    ...page.styles.map(
      ({ marker, css }) => `<style data-emotion="${marker}" data-s="">${css}</style>`,
    ),
  ]
  return documentText(parts, {
    title,
    description: meta.description,
    head,
    files,
    root: `<div id="root" data-page="${isKnown ? meta.path : '*'}">${page.html}</div>`,
    above: page.noScript
      ? `<noscript><p class="no-script">${escape(page.noScript)} <a href="${parts.phone.href}">${escape(parts.phone.text)}</a></p></noscript>`
      : '',
  })
}

/** The document of pages that are made in the browser: the panels of the staff. */
export function appDocument(
  parts: DocumentParts,
  files: readonly string[],
  needsScript: string,
): string {
  return documentText(parts, {
    title: parts.siteName,
    description: '',
    head: ['<meta name="robots" content="noindex">'],
    files,
    isEmpty: true,
    root: '<div id="root"></div>',
    above: `<noscript><p class="no-script">${escape(needsScript)} <a href="${parts.phone.href}">${escape(parts.phone.text)}</a></p></noscript>`,
  })
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escape(content)}">`

function documentText(
  { fontCss, headScript, fonts }: DocumentParts,
  page: {
    title: string
    description: string
    head: readonly string[]
    files: readonly string[]
    /** True where there is nothing to see before the script has run. */
    isEmpty?: boolean
    root: string
    above: string
  },
): string {
  return [
    '<!doctype html>',
    `<html lang="en"${page.isEmpty ? ' data-empty' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(page.title)}</title>`,
    ...(page.description
      ? [`<meta name="description" content="${escape(page.description)}">`]
      : []),
    `<meta name="app-files" content="${page.files.join(' ')}">`,
    `<script>${headScript}</script>`,
    ...fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    '<meta name="theme-color" content="#102336">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${fontCss}</style>`,
    ...page.head,
    `<noscript><style>${noScriptCss}</style></noscript>`,
    '</head>',
    '<body>',
    page.above,
    page.root,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
