/**
 * A signature given by typing the name, as a picture like a drawn one: an SVG data URL (base64).
 * @param name as typed
 * @param note what stands below it
 */
export function typedSignature(name: string, note: string): string {
  const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const width = Math.max(320, name.length * 22)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="110" viewBox="0 0 ${width} 110">` +
    `<text x="16" y="64" font-family="cursive, serif" font-style="italic" font-size="36" fill="#102336">${escaped(name)}</text>` +
    '<path d="M12 78H' +
    `${width - 12}" stroke="#7893ae"/>` +
    `<text x="16" y="98" font-family="sans-serif" font-size="13" fill="#3d5a77">${escaped(note)}</text></svg>`
  let bytes = ''
  for (const byte of new TextEncoder().encode(svg)) bytes += String.fromCharCode(byte)
  return `data:image/svg+xml;base64,${btoa(bytes)}`
}
