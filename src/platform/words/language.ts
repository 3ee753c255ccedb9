import { atom } from 'jotai'

/** The languages that the product can be read in. */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/** The language of the page. */
export const languageAtom = atom<Language>('en')
