/** The CSS variable that a token stands for; `spacing` also has negative ones. */
export function tokenRef(prefix: string, category: string, name: string): string {
  const path = category === 'colors' ? name.replaceAll('.', '-') : name
  const dashed = `${category}-${path}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `var(--${prefix}-${dashed.replace(/[^\w-]/g, (mark) => `\\${mark}`)})`
}
