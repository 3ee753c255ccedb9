import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filledTemplate, mailSubjects, plainText, type MailKind } from './mailText'

/** Where a mail's template lies, which hosted projects use too. */
export function templatePath(kind: MailKind): string {
  return fileURLToPath(new URL(`../templates/${kind}.html`, import.meta.url))
}

/**
 * A mail from its template.
 * @param values what stands for `{{ .Name }}` in it, by name
 */
export function renderMail(kind: MailKind, values: Readonly<Record<string, string>>) {
  const html = filledTemplate(readFileSync(templatePath(kind), 'utf8'), values)
  return { subject: mailSubjects[kind], html, text: plainText(html) }
}
