/** sitemap.xml of the addresses that search engines should list. */
export function sitemapFile(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}

/** robots.txt: everything public may be read; the panels have nothing for a search engine. */
export function robotsFile(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /technicians\n\nSitemap: ${origin}/sitemap.xml\n`
}
