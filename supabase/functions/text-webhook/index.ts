import { databaseOver } from '../_shared/callDatabase.ts'
import { neededSetting, serve, setting } from '../_shared/deno.ts'
import { answerWebhook } from './handler.ts'

/** The Edge Function that Twilio calls. docs/deployment.md names its settings. */
const settings = {
  call: databaseOver(neededSetting('SUPABASE_URL'), neededSetting('SUPABASE_SERVICE_ROLE_KEY')),
  authToken: setting('TWILIO_AUTH_TOKEN'),
  url: setting('TEXT_WEBHOOK_URL'),
}

serve((request) => answerWebhook(request, settings))
