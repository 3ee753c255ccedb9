import { featureWords } from '@/platform/words/words'
import { words } from './words/en'

export const homeWords = featureWords(words, import.meta.glob(['./words/*.ts', '!./words/en.ts']))
