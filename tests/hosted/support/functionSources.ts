import { parse, parsePlPgSQL } from '@libpg-query/parser'

/** A function of the schema, as PostgreSQL would write its definition. */
export type FunctionSource = { name: string; language: string; definition: string; body: string }

/** The functions of the product, for `sourcesOf`. */
export const functionSources = `
  select p.oid::regprocedure::text as name, l.lanname as language, p.prosrc as body,
    pg_get_functiondef(p.oid) as definition
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and l.lanname in ('sql', 'plpgsql')
  order by 1`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every node in a tree that has a name, with its content. */
function* nodesOf(tree: unknown): Generator<[name: string, node: Record<string, unknown>]> {
  if (!isRecord(tree)) return
  for (const [name, node] of Object.entries(tree)) {
    if (isRecord(node) && !Array.isArray(node)) yield [name, node]
    yield* nodesOf(node)
  }
}

/** A part of a PL/pgSQL function as a statement: expressions stand there without their SELECT. */
async function treeOf(part: string): Promise<unknown> {
  const assigned = part.replace(/^\s*[\w".[\]]+\s*:?=\s*/, '')
  for (const statement of [part, `select ${part}`, `select ${assigned}`]) {
    try {
      return await parse(statement)
    } catch {
      // Not in this form.
    }
  }
  throw new Error(`Cannot be read as SQL: ${part}`)
}

/** A text that format() makes a statement of, with something in its places. */
async function parseFilledIn(text: string): Promise<unknown> {
  const filledIn = (expression: string) =>
    text.replace(
      /%(\d+\$)?([ILs])/g,
      (_, _place, kind) => ({ L: `'x'`, s: expression })[String(kind)] ?? 'x',
    )
  // What stands for an expression may be an assignment too.
  return parse(filledIn('x')).catch(() => parse(filledIn('x = x')))
}

async function faultsIn(tree: unknown): Promise<string[]> {
  const faults: string[] = []
  for (const [name, node] of nodesOf(tree)) {
    if ((name === 'UpdateStmt' || name === 'DeleteStmt') && !node.whereClause) {
      faults.push(name === 'UpdateStmt' ? 'UPDATE' : 'DELETE')
    }
    // A constant that is a statement itself is run by EXECUTE.
    const text = name === 'sval' && typeof node.sval === 'string' ? node.sval : ''
    if (/^\s*(update\s.*\sset|delete\s+from|with\s.*\s(update|delete\s+from))\s/is.test(text)) {
      faults.push(...(await faultsIn(await parseFilledIn(text))))
    }
  }
  return faults
}

/**
 * Each UPDATE and DELETE without WHERE in a function, also in the text of dynamic statements.
 * @throws Error when a part of it cannot be read as SQL
 */
export async function statementsWithoutWhere(source: FunctionSource): Promise<string[]> {
  if (source.language === 'sql') return faultsIn(await parse(source.body))
  // The parser knows no table, so it must not be told that a variable is a row of one.
  const definition = source.definition.replace(/^(\s+\w+ )(public|private)\.\w+;$/gm, '$1record;')
  const tree: unknown = await parsePlPgSQL(definition)
  const faults: string[] = []
  for (const [name, node] of nodesOf(tree)) {
    if (name === 'PLpgSQL_expr' && typeof node.query === 'string') {
      faults.push(...(await faultsIn(await treeOf(node.query))))
    }
  }
  return faults
}
