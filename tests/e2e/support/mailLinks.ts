import { expect } from 'vitest'
import type { VisitedSite } from './visits'

/** The newest mail to an address whose subject has these words, once it is sent. */
export async function mailTo(site: VisitedSite, address: string, subject: RegExp) {
  const find = () =>
    site.mails().findLast((mail) => mail.to === address && subject.test(mail.subject))
  await expect.poll(() => find() !== undefined, { timeout: 50_000 }).toBe(true)
  return find()!
}

/** The link in the newest mail to an address whose subject has these words, once it is sent. */
export async function linkTo(site: VisitedSite, address: string, subject: RegExp): Promise<string> {
  const { text, html } = await mailTo(site, address, subject)
  const found = /https?:\/\/[^"\s\\<>]+/.exec(`${text} ${html}`.replaceAll('&amp;', '&'))?.[0]
  if (!found) throw new Error(`There is no link in: ${text}`)
  return found
}
