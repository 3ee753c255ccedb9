/**
 * The rule of the `safeupdate` extension, which hosted projects load and Debian does not have: an UPDATE or DELETE
 * whose analysed tree has no condition is refused, inside functions too. The extension looks at the tree that
 * PostgreSQL makes of a statement; PostgreSQL prints the same tree when `debug_print_parse` is on.
 */

/** Where the value of a field of the node that begins at `start` is; -1 when it has none of that name. */
function fieldOf(tree: string, start: number, name: string): number {
  const label = `:${name} `
  let depth = 0
  for (let at = start; at < tree.length; at += 1) {
    const sign = tree[at]
    if (sign === '\\') at += 1
    else if (sign === '{' || sign === '(') depth += 1
    else if (sign === '}' || sign === ')') {
      depth -= 1
      if (depth === 0) return -1
    } else if (sign === ':' && depth === 1 && tree.startsWith(label, at)) return at + label.length
  }
  return -1
}

/**
 * The verb of the first UPDATE or DELETE without a condition in an analysed tree, also within other statements.
 * @param tree as PostgreSQL prints it (`debug_print_parse`, not pretty)
 */
export function verbWithoutWhere(tree: string): 'UPDATE' | 'DELETE' | undefined {
  for (const { 1: type, index } of tree.matchAll(/\{QUERY :commandType ([24]) /g)) {
    const join = fieldOf(tree, index, 'jointree')
    const condition = join < 0 ? -1 : fieldOf(tree, join, 'quals')
    if (condition >= 0 && tree.startsWith('<>', condition))
      return type === '2' ? 'UPDATE' : 'DELETE'
  }
  return undefined
}
