import type { ESTree } from 'vite'

export type AnyNode = ESTree.Node & Record<string, unknown>

/** A piece of code, and the names that it uses. */
export type Written = { text: string; used: ReadonlySet<string> }

type Drawing = {
  /** The text of the stories file. */
  source: string
  component: AnyNode
  /** The component's properties by name, the story's over those of its page. */
  args: ReadonlyMap<string, AnyNode>
  /** The function that draws the story, where it is not the component alone. */
  render: AnyNode | undefined
}

/** The longest line of code that a page shows whole. */
const longestLine = 88

/** The JSX that draws a story, as somebody who uses the component writes it. */
export function drawnBy({ source, component, args, render }: Drawing): Written {
  const own = elementOf(source, component, args)
  const body = bare(render?.body as AnyNode | undefined)
  // A function with a body holds what the story's controls change: the component is drawn with that.
  if (!render || !body || body.type === 'BlockStatement') return own
  const [given] = render.params as AnyNode[]
  const replaced = new Map<AnyNode, string>()
  const used = new Set<string>()
  walk(body, (node) => {
    if (node.type === 'JSXElement' && given?.type === 'Identifier' && takesAll(node, given)) {
      replaced.set(node, own.text)
      own.used.forEach((name) => used.add(name))
    }
    if (given?.type === 'ObjectPattern' && isValueIn(node, given) && args.has(String(node.name))) {
      const value = written(source, args.get(String(node.name))!)
      replaced.set(node, value.text)
      value.used.forEach((name) => used.add(name))
    }
  })
  const around = written(source, body, { replaced })
  return { text: around.text, used: new Set([...used, ...around.used]) }
}

/** What stands between parentheses. */
function bare(node: AnyNode | undefined): AnyNode | undefined {
  return node?.type === 'ParenthesizedExpression' ? bare(node.expression as AnyNode) : node
}

/** Whether an element takes everything that its story is given, by `{...args}`. */
function takesAll(element: AnyNode, given: AnyNode): boolean {
  const { attributes } = element.openingElement as { attributes: AnyNode[] }
  return attributes.some(
    ({ type, argument }) =>
      type === 'JSXSpreadAttribute' && (argument as AnyNode).name === given.name,
  )
}

function isValueIn(node: AnyNode, pattern: AnyNode): boolean {
  const names = (pattern.properties as AnyNode[]).map(({ key }) => (key as AnyNode | null)?.name)
  return node.type === 'Identifier' && names.includes(node.name as string)
}

function elementOf(source: string, component: AnyNode, args: Drawing['args']): Written {
  // `DataTable<Part>` is written without its type where it is drawn.
  const name = source.slice(component.start, component.end).replace(/<.*$/s, '')
  const used = new Set([name])
  const attributes: string[] = []
  let children = ''
  for (const [key, node] of args) {
    const { text, used: names } = written(source, node, { key })
    if (text === 'undefined') continue
    names.forEach((one) => used.add(one))
    if (key === 'children') children = childOf(node, text)
    else attributes.push(attributeOf(key, node, text))
  }
  const line = [`<${name}`, ...attributes].join(' ')
  const isOneLine = !line.includes('\n') && line.length + 4 <= longestLine
  const opening = isOneLine ? line : [`<${name}`, ...attributes.map(inner)].join('\n')
  if (!children) return { text: `${opening}${isOneLine ? ' ' : '\n'}/>`, used }
  const whole = `${opening}>${children}</${name}>`
  if (isOneLine && !children.includes('\n') && whole.length <= longestLine) {
    return { text: whole, used }
  }
  return { text: `${opening}${isOneLine ? '' : '\n'}>\n${inner(children)}\n</${name}>`, used }
}

function attributeOf(key: string, node: AnyNode, text: string): string {
  if (node.type === 'Literal') {
    if (node.value === true) return key
    if (typeof node.value === 'string' && !/["\\\n]/.test(node.value))
      return `${key}="${node.value}"`
  }
  return `${key}={${text}}`
}

function childOf(node: AnyNode, text: string): string {
  if (/^JSX(Element|Fragment)$/.test(node.type)) return text
  const isPlain = node.type === 'Literal' && typeof node.value === 'string'
  return isPlain && !/[{}<>]/.test(node.value as string) ? (node.value as string) : `{${text}}`
}

type Rewriting = {
  /** The property that takes the code. */
  key?: string
  /** What stands in the place of some of its parts. */
  replaced?: ReadonlyMap<AnyNode, string>
}

/**
 * The text of a piece of a stories file. The doubles of a test (`fn()`) are written by the name of what they stand
 * for: the person who uses the component has a function of their own there.
 */
export function written(source: string, node: AnyNode, { key, replaced }: Rewriting = {}): Written {
  const used = new Set<string>()
  const pieces: string[] = []
  let at = node.start
  const put = (from: AnyNode, text: string) => {
    const line = source.slice(source.lastIndexOf('\n', from.start) + 1, from.start)
    pieces.push(source.slice(at, from.start), text.replaceAll('\n', `\n${/^ */.exec(line)![0]}`))
    at = from.end
  }
  const visit = (one: AnyNode, name: string | undefined): void => {
    const replacement = replaced?.get(one)
    if (replacement !== undefined) return put(one, replacement)
    if (isDouble(one)) return put(one, name ?? '() => {}')
    if (one.type === 'Identifier' || one.type === 'JSXIdentifier') used.add(one.name)
    for (const [part, value] of Object.entries(one)) {
      if (isName(one, part)) continue
      for (const inside of Array.isArray(value) ? value : [value]) {
        if (isNode(inside)) visit(inside, nameOf(one) ?? undefined)
      }
    }
    return undefined
  }
  visit(node, key)
  pieces.push(source.slice(at, node.end))
  return { text: dedented(pieces.join('')), used }
}

/** Whether a node is a test's double of a function. */
export function isDouble(node: AnyNode | null | undefined): boolean {
  return node?.type === 'CallExpression' && (node.callee as AnyNode).name === 'fn'
}

/** Whether that part of a node only names something: a key, a member, an attribute. */
function isName(node: AnyNode, part: string): boolean {
  if (node.type === 'JSXAttribute') return part === 'name'
  if (node.computed === true) return false
  return (
    (node.type === 'Property' && part === 'key') ||
    (node.type === 'MemberExpression' && part === 'property')
  )
}

function nameOf(node: AnyNode): string | null {
  const key = node.type === 'Property' ? node.key : node.type === 'JSXAttribute' ? node.name : null
  const name = (key as AnyNode | null)?.name
  return typeof name === 'string' ? name : null
}

/** Visits a node and all nodes within it. */
export function walk(node: AnyNode, look: (node: AnyNode) => void): void {
  look(node)
  for (const value of Object.values(node)) {
    for (const inside of Array.isArray(value) ? value : [value]) {
      if (isNode(inside)) walk(inside, look)
    }
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

const inner = (text: string) => text.replace(/^(?=.)/gm, '  ')

/** Text that began within a line, without the indentation of the lines that follow. */
function dedented(text: string): string {
  const [first = '', ...others] = text.split('\n')
  const depths = others.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length)
  const depth = depths.length > 0 ? Math.min(...depths) : 0
  return [first, ...others.map((line) => line.slice(depth))].join('\n')
}
