/** How many entries of a list are written out; the others are counted. */
const shownEntries = 1
const longestLine = 72

/**
 * A value as code, for somebody who reads how a state is set. A function is written by the name of its property.
 * @param name the property that holds it
 */
export function printed(value: unknown, name = 'value'): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`
  if (typeof value === 'function') return name
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) {
    const shown = value.slice(0, shownEntries).map((entry) => printed(entry, name))
    const others = value.length - shown.length
    return between('[', others > 0 ? [...shown, `// and ${others} more`] : shown, ']')
  }
  if (value instanceof Date) return `new Date('${value.toISOString()}')`
  if (Object.getPrototypeOf(value) !== Object.prototype) return `/* ${value.constructor.name} */`
  const entries = Object.entries(value).map(([key, inside]) => {
    const text = printed(inside, key)
    const written = /^[\w$]+$/.test(key) ? key : `'${key}'`
    return text === key ? key : `${written}: ${text}`
  })
  return between('{', entries, '}')
}

function between(open: string, parts: readonly string[], close: string): string {
  const pad = open === '{' ? ' ' : ''
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`
  if (parts.length === 0) return open + close
  if (line.length <= longestLine && !/\n|\/\/ /.test(line)) return line
  const lines = parts.map((part) => (part.startsWith('//') ? part : `${part},`))
  return `${open}\n${lines.join('\n').replace(/^/gm, '  ')}\n${close}`
}
