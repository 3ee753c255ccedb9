import { expect, it, vi } from 'vitest'
import { featureWords } from '@/platform/words/words'

const en = { title: 'Quotes', found: (count: number) => `${count} found` }
const es = { title: 'Cotizaciones', found: (count: number) => `${count} encontradas` }

it('loads the words of another language once, from the file beside the English one', async () => {
  const load = vi.fn<() => Promise<unknown>>(async () => ({ words: es }))
  const words = featureWords(en, { './words/es.ts': load })
  expect((await words.load('es')).found(2)).toBe('2 encontradas')
  await words.load('es')
  expect(load).toHaveBeenCalledOnce()
})

it('gives English at once, and where a feature has no file of the language', async () => {
  const words = featureWords(en, {})
  expect(words.en.title).toBe('Quotes')
  expect(await words.load('en')).toBe(en)
  expect(await words.load('es')).toBe(en)
})
