import { leastPasswordLength as least, type PasswordRequirements } from '@/domain/password'

/** English words of a password that somebody chooses. */
export const chosenPassword = {
  missing: 'Choose a password',
  /** What is asked of a password that somebody chooses. */
  rule: {
    Basic: `At least ${least('Basic')} characters. A few unrelated words make a good one.`,
    Medium: `At least ${least('Medium')} characters, with a letter and a digit. A few unrelated words and a number make a good one.`,
    Strong: `At least ${least('Strong')} characters, with a small letter, a capital letter and a digit. A few unrelated words and a number make a good one.`,
  } satisfies Record<PasswordRequirements, string>,
  /** What one lacks. */
  problems: {
    Basic: {
      length: `Use at least ${least('Basic')} characters`,
      characters: `Use at least ${least('Basic')} characters`,
      both: `Use at least ${least('Basic')} characters`,
    },
    Medium: {
      length: `Use at least ${least('Medium')} characters`,
      characters: 'Use a letter and a digit',
      both: `Use at least ${least('Medium')} characters, with a letter and a digit`,
    },
    Strong: {
      length: `Use at least ${least('Strong')} characters`,
      characters: 'Use a small letter, a capital letter and a digit',
      both: `Use at least ${least('Strong')} characters, with a small letter, a capital letter and a digit`,
    },
  } satisfies Record<PasswordRequirements, Record<'length' | 'characters' | 'both', string>>,
}
