/** The letters of GSM 03.38 that count once: a text of these alone has 160 in a part, any other has 70. */
const gsmLetters =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'

const gsm = new Set(gsmLetters)

const replacements: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
}

/** True when all letters of a text can be sent in the short alphabet. */
export const isPlain = (text: string): boolean => [...text].every((letter) => gsm.has(letter))

/** The text with signs and accents that would more than halve a part's length replaced by plain ones, where there are. */
export function plainLetters(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (gsm.has(letter)) return letter
      const plain = replacements[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
      return isPlain(plain) ? plain : letter
    })
    .join('')
}
