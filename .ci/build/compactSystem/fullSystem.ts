import createCache from '@emotion/cache'
import { serializeStyles } from '@emotion/serialize'
import { allCssProperties } from '@pandacss/is-valid-prop'
import { system } from '../../../src/theme/system'

export { allCssProperties, system }

/** The styles of the bare page: reset, page, tokens, as Chakra's provider would insert them. */
export function baseCss(): string {
  const cache = createCache({ key: 'css' })
  cache.compat = true
  const { _global: page } = system
  const styles = serializeStyles([page as never])
  const rules = cache.insert('', styles, cache.sheet, false)
  if (typeof rules !== 'string') throw new Error('The styles of the bare page could not be drawn.')
  return system.layers.atRule + rules
}
