/**
 * The one address of a page that was asked for in another spelling: with capitals, a slash at the end, or as
 * a file (`/Locations`, `/locations/`, `/locations.html`, `/index.html`).
 * @param pathname the path asked for, without query and hash
 * @param isPage whether a path is the address of a page
 * @returns the page's address; null where the path is that already, or no spelling of one
 */
export function oneAddress(pathname: string, isPage: (path: string) => boolean): string | null {
  const bare = pathname
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
  const address = bare || '/'
  return address !== pathname && isPage(address) ? address : null
}
