import { databaseOver } from '../_shared/callDatabase.ts'
import { neededSetting, serve, setting } from '../_shared/deno.ts'
import { databaseOutbox } from './databaseOutbox.ts'
import { answerMessages } from './handler.ts'
import { configuredMail, configuredTexts } from './providers/configured.ts'

/** The Edge Function that Cron calls. docs/deployment.md names its settings. */
const call = databaseOver(neededSetting('SUPABASE_URL'), neededSetting('SUPABASE_SERVICE_ROLE_KEY'))
const settings = {
  outbox: databaseOutbox(call, `edge ${crypto.randomUUID()}`),
  call,
  mail: configuredMail(setting),
  text: configuredTexts(setting),
  site: neededSetting('SITE_URL'),
  secret: setting('MESSAGES_SECRET'),
}

serve((request) => answerMessages(request, settings))
