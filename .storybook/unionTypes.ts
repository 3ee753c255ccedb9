import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Has the table of properties list what a union can be, in place of the word "union". */
export const unionTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType
      const values = type?.name === 'enum' ? type.value.map((value) => `'${value}'`) : null
      if (!values || table?.type?.summary !== 'union') return [name, argType]
      return [name, { ...argType, table: { ...table, type: { summary: values.join(' | ') } } }]
    }),
  )
