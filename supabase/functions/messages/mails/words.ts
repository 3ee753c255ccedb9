import { words as en } from './words/en.ts'

export type MailWords = typeof en

const byLanguage: Record<string, MailWords> = { en }

/** The words of mails in a language; of one that has none yet, the English ones. */
export const mailWords = (language: string): MailWords => byLanguage[language] ?? en
