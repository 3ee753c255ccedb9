/** The subjects of the mails, as `supabase/config.toml` gives them to hosted projects; a test keeps the two in step. */
export const mailSubjects = {
  confirmation: 'Confirm Your Signup',
  recovery: 'Reset Your Password',
  magic_link: 'Your Magic Link',
  email_change: 'Confirm Email Change',
  invite: 'You have been invited',
} as const

export type MailKind = keyof typeof mailSubjects

/**
 * The body of a mail from its template.
 * @param values what stands for `{{ .Name }}` in it, by name
 */
export function filledTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{ \.(\w+) \}\}/g, (_, name: string) => values[name] ?? '')
}

/** What a template says without its markup, with the address of a link after its words. */
export function plainText(html: string): string {
  return html
    .replace(/<a href="([^"]*)">(.*?)<\/a>/g, '$2: $1')
    .replace(/\n?<\/(?:p|h2)>\n?/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim()
}
