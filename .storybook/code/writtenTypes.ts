import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** What the docgen of a component says of a property's type, as far as it is used here. */
type Docgen = { props?: Readonly<Record<string, { tsType?: DocgenType }>> }

/** `value` is a literal's, `raw` what a larger type is written like. */
type DocgenType = { name?: string; raw?: string; value?: string }

/** Words of the docgen that stand in the place of a type. */
const kinds = new Set(['union', 'literal', 'enum', 'intersection', 'signature', 'tuple'])

/** Has the table of properties show a type as the code writes it, in place of a word such as "union". */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { ['__docgenInfo']: docgen } = (component ?? {}) as { ['__docgenInfo']?: Docgen }
  const props = docgen?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType
      if (!kinds.has(table?.type?.summary ?? '')) return [name, argType]
      const values = type?.name === 'enum' ? type.value.map((value) => `'${value}'`) : undefined
      const { raw, value } = props[name]?.tsType ?? {}
      const summary = raw?.replace(/\s+/g, ' ') ?? value ?? values?.join(' | ')
      return [name, summary ? { ...argType, table: { ...table, type: { summary } } } : argType]
    }),
  )
}
