import { useAtomValue } from 'jotai'
import { use } from 'react'
import { languageAtom, type Language } from './language'

/** The shape of English words with any text in the place of each. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...facts: infer Facts) => string
    ? (...facts: Facts) => string
    : { readonly [Name in keyof Words]: Translated<Words[Name]> }

type Loaders<Words> = Record<string, () => Promise<{ words: Translated<Words> }>>

/** The words of one feature in every language that it has. */
export type FeatureWords<Words> = {
  /** English, which loads with the page. */
  en: Words
  /** Loads the words of a language; English where the feature has no others. */
  load(language: Language): Promise<Words>
}

/**
 * The words of a feature. Another language is a file beside `words/en.ts` that exports `words`.
 * @param others what loads the other languages: `import.meta.glob(['./words/*.ts', '!./words/en.ts'])`
 */
export function featureWords<Words>(
  en: Words,
  others: Record<string, () => Promise<unknown>> = {},
): FeatureWords<Words> {
  const loaders = others as Loaders<Words>
  const loaded = new Map<Language, Promise<Words>>([['en', Promise.resolve(en)]])
  return {
    en,
    load(language) {
      const known = loaded.get(language)
      if (known) return known
      const [, load] =
        Object.entries(loaders).find(([path]) => path.endsWith(`/${language}.ts`)) ?? []
      // A translation has the shape of the English words; TypeScript cannot see that through the mapped type.
      const words = load
        ? load().then((file) => file.words as unknown as Words)
        : Promise.resolve(en)
      loaded.set(language, words)
      return words
    },
  }
}

/** The words of a feature in the language of the page. Suspends while a language other than English loads. */
export function useWords<Words>(words: FeatureWords<Words>): Words {
  const language = useAtomValue(languageAtom)
  return language === 'en' ? words.en : use(words.load(language))
}
