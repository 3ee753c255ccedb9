import { readMigrations } from '../local/migrations'
import { checkBackend } from './backendChecks'
import type { Finding } from './finding'
import { firstAdmin } from './firstAdmin'
import { checkMessages } from './messageChecks'
import { checkPasswords } from './passwordChecks'
import { checkSite } from './siteChecks'

const usage = `Checks a deployment from outside and says what to mend.

  npm run doctor -- https://www.your-site.example

The backend comes from VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, as for the build.
SUPABASE_SECRET_KEY, if it is set, is used to compare the migrations, MESSAGES_SECRET to see whether messages
are sent; neither is stored or printed.

  npm run doctor -- --first-admin [https://www.your-site.example]

Prints a code that makes an account the first super administrator. Needs VITE_SUPABASE_URL and
SUPABASE_SECRET_KEY.`

const marks = { good: '✓', bad: '✗', 'not checked': '·' }

const args = process.argv.slice(2)
const wantsFirstAdmin = args.includes('--first-admin')
const [given] = args.filter((argument) => !argument.startsWith('--'))
const site = given && URL.canParse(given) ? given : undefined
const backend = process.env.VITE_SUPABASE_URL || site
const publishableKey = process.env.VITE_SUPABASE_PUBLISHABLE_KEY
const secretKey = process.env.SUPABASE_SECRET_KEY

/** Names what is missing, and fails. */
function explain(missing: string[]) {
  console.log([usage, ...missing.map((name) => `\n${name} is not set.`)].join('\n'))
  process.exitCode = 2
}

if (wantsFirstAdmin) {
  if (!backend || !secretKey) {
    explain([
      ...(backend ? [] : ['VITE_SUPABASE_URL']),
      ...(secretKey ? [] : ['SUPABASE_SECRET_KEY']),
    ])
  } else {
    const asked = { backend, secretKey, site: site ?? process.env.VITE_SITE_URL, fetch }
    const { isMade, lines } = await firstAdmin(asked)
    console.log(lines.join('\n'))
    process.exitCode = isMade ? 0 : 1
  }
} else if (!site || !backend || !publishableKey) {
  explain(site && !publishableKey ? ['VITE_SUPABASE_PUBLISHABLE_KEY'] : [])
} else {
  const findings: Finding[] = (
    await Promise.all([
      checkSite({ site, backend, fetch }),
      checkBackend({
        backend,
        publishableKey,
        secretKey,
        newestMigration: readMigrations().at(-1)?.version ?? '',
        now: Date.now,
        fetch,
      }),
      checkPasswords({ backend, publishableKey, fetch }),
      checkMessages({
        backend,
        messagesSecret: process.env.MESSAGES_SECRET,
        now: Date.now,
        fetch,
      }),
    ])
  ).flat()
  for (const { what, outcome, says } of findings) console.log(`${marks[outcome]} ${what}: ${says}`)
  const wrong = findings.filter(({ outcome }) => outcome === 'bad').length
  console.log(wrong === 0 ? '\nNothing to mend.' : `\n${wrong} to mend.`)
  process.exitCode = wrong === 0 ? 0 : 1
}
