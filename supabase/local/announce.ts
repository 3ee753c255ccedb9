import { spawn } from 'node:child_process'
import { words } from '@/platform/words/shared/en'
import { demoAccounts, demoPassword } from './demoAccounts'

/** Tells the person who started the product where everything is. */
export function announce(site: { url: string; origin: string; hasBackend: boolean }): void {
  const lines = ['', `  Site            ${site.url}`]
  if (site.hasBackend) {
    lines.push(`  Mail            ${site.url}/local/mail`, '', `  Sign in at ${site.url}/login`)
    for (const { email, role } of demoAccounts) {
      lines.push(`    ${email.padEnd(30)} ${demoPassword}   ${words.roles[role]}`)
    }
  }
  lines.push('', '  Stop with Ctrl+C.', '', `listening ${site.origin}`)
  console.log(lines.join('\n'))
}

/** Opens the site in the person's browser, where a person is sitting; a failure is no matter. */
export function openBrowser(url: string): void {
  if (!process.stdout.isTTY || process.env.CI || process.env.SSH_CONNECTION) return
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url]
  spawn(command ?? '', args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
