import { setupPath } from '@/domain/firstRun'

export type FirstAdminOptions = {
  backend: string
  /** Never stored or printed. */
  secretKey: string
  /** The site's own address, where it is known. */
  site?: string
  fetch: typeof fetch
}

/** What is printed, and whether there is a code in it. */
export type FirstAdminAnswer = { isMade: boolean; lines: string[] }

/** Makes a code for the first super administrator, and says what to do with it. The code before it ends. */
export async function firstAdmin({
  backend,
  secretKey,
  site,
  fetch,
}: FirstAdminOptions): Promise<FirstAdminAnswer> {
  const no = (...lines: string[]): FirstAdminAnswer => ({ isMade: false, lines })
  try {
    const response = await fetch(new URL('/rest/v1/rpc/make_setup_code', backend), {
      method: 'POST',
      headers: {
        apikey: secretKey,
        // Keys of the newer kind are no tokens.
        ...(secretKey.startsWith('sb_') ? {} : { Authorization: `Bearer ${secretKey}` }),
        'Content-Type': 'application/json',
      },
      body: '{}',
    })
    const answer = (await response.json()) as { code?: string; message?: string }
    if (response.ok && answer.code) {
      const page = site ? new URL(setupPath, site).href : `${setupPath} of your site`
      return { isMade: true, lines: withCode(answer.code, page) }
    }
    if (response.status === 409 && answer.message === 'done') {
      return no(
        'This project has a super administrator already, and no code was made.',
        'They invite others: Settings, Staff & access.',
      )
    }
    if (response.status === 404) {
      return no('The backend knows no setup codes. Run "supabase db push", then try again.')
    }
    if (response.status === 401 || response.status === 403) {
      return no('The backend does not take this key. SUPABASE_SECRET_KEY has to be the secret key.')
    }
    return no(`The backend answers ${response.status}. Try again in a moment.`)
  } catch (error) {
    // No answer has the key in it, but an address might.
    return no(`The backend cannot be reached (${error instanceof Error ? error.name : 'error'}).`)
  }
}

function withCode(code: string, page: string): string[] {
  return [
    `Setup code: ${code.slice(0, 4)}-${code.slice(4)}`,
    '',
    `1. Open ${page}`,
    '2. Create an account with your own e-mail address, confirm it by the link in the mail, and sign in.',
    '3. Enter the code. Your account is the first super administrator then.',
    '',
    'The code works for 24 hours, once, and for five tries. Run this again for a new one: the old one ends.',
    'Anybody who has it can take over a project without an administrator. Give it to nobody.',
  ]
}
