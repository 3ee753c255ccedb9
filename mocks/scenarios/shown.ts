import { hasRoute } from './failures'
import type { NamedCall, ScenarioArea, ScenarioFacts, Shown } from './scenario'

/** Where a scenario is seen: the story that plays to it, and what the person does there. */
export function shownBy(scenario: ScenarioFacts): Shown {
  const { name, area } = scenario
  const [page, story] = elsewhere(name) ?? [`flows-server-failures-${area}`, name]
  return { story: `${page}--${story}`, act: acts[name] ?? actOf(scenario) }
}

const pages: Partial<Record<ScenarioArea, string>> = {
  'sign-in': 'screens-auth-login-sign-in-failures',
  'sign-up': 'screens-auth-login-sign-up-failures',
  'second-factor': 'screens-auth-two-factor-failures',
  quote: 'screens-quote-5-appointment-failures',
  appointment: 'screens-appointment-failures',
  invitation: 'screens-invitation-failures',
  setup: 'screens-setup-failures',
}

/** The story of a scenario on the page of the screen that meets it, where it has another name. */
const stories: Partial<Record<ScenarioArea, Readonly<Record<string, string>>>> = {
  'sign-in': {
    'sign-in-wrong-password': 'wrong-password',
    'sign-in-not-confirmed': 'not-confirmed',
    'sign-in-banned': 'banned',
    'sign-in-missing-email': 'nothing-sent',
    'sign-in-email-logins-disabled': 'email-logins-off',
    'sign-in-bad-json': 'body-not-understood',
    'sign-in-rate-limited': 'rate-limited',
    'sign-in-captcha': 'captcha-asked-for',
    'sign-in-server-error': 'server-error',
    'sign-in-timeout': 'server-gave-up',
    'sign-in-no-api-key': 'no-api-key',
    'sign-in-invalid-api-key': 'invalid-api-key',
    'sign-in-older-server': 'older-server',
    'sign-in-without-version-header': 'older-envelope',
    'sign-in-proxy-refuses': 'proxy-refuses',
    'sign-in-bad-gateway': 'bad-gateway',
    'sign-in-captive-portal': 'captive-portal',
    'sign-in-offline': 'offline',
    'sign-in-never-answers': 'no-answer-yet',
    'sign-in-password-now-weak': 'password-now-weak',
    'sign-in-short-token': 'short-token',
    'sign-in-locked-out': 'locked-out',
  },
  'sign-up': {
    'sign-up-password-too-short': 'password-too-short',
    'sign-up-password-too-plain': 'password-too-plain',
    'sign-up-password-leaked': 'password-leaked',
    'sign-up-no-password': 'no-password-sent',
    'sign-up-password-too-long': 'password-too-long',
    'sign-up-malformed-email': 'email-malformed',
    'sign-up-email-not-accepted': 'email-not-accepted',
    'sign-up-disabled': 'sign-ups-off',
    'sign-up-already-registered': 'already-registered',
    'sign-up-mail-limit': 'too-many-mails',
    'sign-up-too-soon': 'too-soon',
    'sign-up-rate-limited': 'rate-limited',
    'sign-up-database-error': 'profile-cannot-be-made',
    'sign-up-mail-error': 'letter-cannot-be-sent',
    'sign-up-timeout': 'server-gave-up',
    'sign-up-bad-gateway': 'bad-gateway',
    'sign-up-offline': 'offline',
    'sign-up-server-error-once': 'server-error-then-fine',
    'sign-up-address-known': 'address-already-known',
  },
  'second-factor': {
    'code-wrong': 'wrong',
    'code-reused': 'sent-twice',
    'code-challenge-expired': 'took-too-long',
    'code-rate-limited': 'too-many-tries',
    'code-offline': 'no-connection',
    'second-factor-gone': 'reset-meanwhile',
    'second-factor-not-enabled': 'not-enabled',
  },
  account: {
    'reset-too-soon': 'too-soon',
    'reset-mail-error': 'letter-cannot-be-sent',
    'reset-offline': 'offline',
    'new-password-same': 'same',
    'new-password-weak': 'weak',
    'new-password-session-gone': 'session-gone',
  },
  quote: {
    'quote-slot-just-taken': 'time-just-taken',
    'quote-price-changed': 'price-changed',
    'quote-rate-limited': 'too-many-bookings',
    'quote-unavailable-then-fine': 'server-away-for-a-moment',
    'quote-unavailable': 'server-away',
    'quote-offline': 'no-connection',
    'quote-never-answers': 'still-waiting-for-an-answer',
    'quote-validation-refused': 'details-refused',
    'quote-honeypot-refused': 'taken-for-a-robot',
    'quote-no-times-left': 'no-times-left',
    'quote-times-unavailable': 'times-not-loaded',
    'quote-malformed-answer': 'answer-that-makes-no-sense',
  },
  appointment: {
    'appointment-link-ended': 'link-ended',
    'appointment-rate-limited': 'too-many-tries',
    'appointment-unavailable': 'server-away',
    'appointment-offline': 'no-connection',
    'appointment-slot-taken': 'time-just-taken',
    'appointment-stale': 'moved-by-the-office',
    'appointment-too-late': 'technician-has-set-out',
    'appointment-move-never-answers': 'no-answer-to-the-move',
  },
  invitation: {
    'invitation-expired': 'expired',
    'invitation-used': 'used',
    'invitation-not-the-invited-address': 'another-address',
  },
  setup: {
    'setup-wrong-code': 'wrong-code',
    'setup-code-ended': 'code-ended',
  },
}

/** The same of the waiting list, which has pages of its own. */
const waitingPages: Readonly<Record<string, readonly [page: string, story: string]>> = {
  'waiting-rate-limited': ['screens-quote-5-waiting-list', 'too-many-requests'],
  'waiting-unavailable': ['screens-quote-5-waiting-list', 'desk-away'],
  'waiting-offline': ['screens-quote-5-waiting-list', 'offline'],
  'waiting-never-answers': ['screens-quote-5-waiting-list', 'no-answer'],
  'waiting-refused': ['screens-quote-5-waiting-list', 'refused'],
  'waiting-link-ended': ['screens-quote-5-back-from-the-waiting-list', 'ended'],
  'waiting-link-unavailable': ['screens-quote-5-back-from-the-waiting-list', 'tried-again'],
  'waiting-leave-unavailable': ['screens-quote-5-back-from-the-waiting-list', 'not-left'],
}

/** The same of what the office sets. */
const officePages: Readonly<Record<string, readonly [page: string, story: string]>> = {
  'prices-stale': ['screens-admin-settings-prices', 'saved-by-somebody-else'],
  'invitation-mail-limit': ['screens-admin-settings-staff-access-managing', 'too-many-invitations'],
}

function elsewhere(name: string): readonly [page: string, story: string] | null {
  const waiting = waitingPages[name] ?? officePages[name]
  if (waiting) return waiting
  const [area, found] = Object.entries(stories).find(([, known]) => name in known) ?? []
  const story = found?.[name]
  if (!area || !story) return null
  const account = name.startsWith('reset-') ? 'reset-request' : 'new-password'
  return [pages[area as ScenarioArea] ?? `screens-auth-${account}`, story]
}

/** What a person does for a call to be made. */
const actOfCall: Readonly<Record<NamedCall, string>> = {
  'sign-in': 'Sign in with e-mail and password',
  'sign-up': 'Make an account',
  refresh: 'Open the technician portal with a session that has run out',
  'sign-out': 'Sign out of the technician portal',
  'read-user': 'Open the link of a mail',
  'update-user': 'Choose a new password',
  recover: 'Ask for a mail to reset the password',
  'enrol-factor': 'Set up two-factor sign-in',
  'challenge-factor': 'Enter a code as second factor',
  'verify-code': 'Enter a code as second factor',
  'read-profile': 'Open a page that asks who is signed in',
  heartbeat: 'Keep the technician portal open',
  connectivity: 'Keep the technician portal open while the network goes',
  'submit-quote': 'Confirm the quote',
  'time-frames': 'Come to the step where the time is chosen',
  'list-records': 'Open the products catalog of the panel',
  'save-record': 'Change the price of a product in the panel, and save',
  reorder: 'Reorder a product in the panel',
}

const linkAct = 'Open the link to an appointment'
const moveAct = 'Open the link to an appointment and move it'

const inviteAct = 'Open the link in the mail of an invitation'
const codeAct = 'Enter a code on the page that sets a project up'

const waitAct = 'Ask to be told when a time on a full day frees up'
const backAct = 'Open the link of the mail that told of a free time'

/** Acts that the first call of a scenario does not tell. */
const acts: Readonly<Record<string, string>> = {
  'quote-slot-just-taken': actOfCall['submit-quote'],
  'prices-stale': 'Change a price in the settings of the panel, and save',
  'invitation-mail-limit': 'Invite somebody in the settings of the panel',
  'quote-price-changed': actOfCall['submit-quote'],
  'storage-garbage': 'Sign in to the technician portal',
  'storage-blocked': 'Sign in to the technician portal',
  'refresh-clock-fast': actOfCall.refresh,
  'profile-late-reply': 'Sign in as somebody else in another tab while the home page opens',
  'waiting-rate-limited': waitAct,
  'waiting-unavailable': waitAct,
  'waiting-offline': waitAct,
  'waiting-never-answers': waitAct,
  'waiting-refused': waitAct,
  'waiting-link-ended': backAct,
  'waiting-link-unavailable': backAct,
  'waiting-leave-unavailable': `${backAct}, and leave the list`,
  'invitation-expired': inviteAct,
  'invitation-used': inviteAct,
  'invitation-not-the-invited-address': `${inviteAct}, and accept it`,
  'setup-wrong-code': codeAct,
  'setup-code-ended': codeAct,
  'appointment-slot-taken': moveAct,
  'appointment-stale': moveAct,
  'appointment-too-late': moveAct,
  'appointment-move-never-answers': moveAct,
  'appointment-link-ended': linkAct,
  'appointment-rate-limited': linkAct,
  'appointment-unavailable': linkAct,
  'appointment-offline': linkAct,
  'idle-sign-out': 'Keep the technician portal open and touch nothing',
  'profile-unknown-role': 'Open the menu of the account on the home page',
}

function actOf({ probes, seed }: ScenarioFacts): string {
  const [{ call } = { call: 'sign-in' as const }] = probes
  const isGood = seed?.stored === 'session' && seed.expiresIn > 0
  return call === 'refresh' && isGood
    ? 'Open the technician portal with a session that is about to run out'
    : hasRoute(call)
      ? actOfCall[call]
      : `Open a page that asks for ${call}`
}
