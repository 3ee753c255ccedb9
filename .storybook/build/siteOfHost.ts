/** The site that a host belongs to: its last two labels, or the host itself. */
export function getDomain(host: string): string {
  return host.split('.').slice(-2).join('.')
}
