import { readMigrations } from '../local/migrations'
import { checkBackend } from './backendChecks'
import type { Finding } from './finding'
import { checkMessages } from './messageChecks'
import { checkSite } from './siteChecks'

const usage = `Checks a deployment from outside and says what to mend.

  npm run doctor -- https://www.your-site.example

The backend comes from VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, as for the build.
SUPABASE_SECRET_KEY, if it is set, is used to compare the migrations, MESSAGES_SECRET to see whether messages
are sent; neither is stored or printed.`

const marks = { good: '✓', bad: '✗', 'not checked': '·' }

const site = process.argv[2]
const backend = process.env.VITE_SUPABASE_URL || site
const publishableKey = process.env.VITE_SUPABASE_PUBLISHABLE_KEY

if (!site || !URL.canParse(site) || !backend || !publishableKey) {
  console.log(usage)
  if (site && !publishableKey) console.log('\nVITE_SUPABASE_PUBLISHABLE_KEY is not set.')
  process.exitCode = 2
} else {
  const findings: Finding[] = (
    await Promise.all([
      checkSite({ site, backend, fetch }),
      checkBackend({
        backend,
        publishableKey,
        secretKey: process.env.SUPABASE_SECRET_KEY,
        newestMigration: readMigrations().at(-1)?.version ?? '',
        now: Date.now,
        fetch,
      }),
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
