import { mkdirSync } from 'node:fs'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { businessToday } from '@/domain/businessTime'
import { keepRightsAsMigrated, openConnection } from './connection'
import { openDataFolder } from './dataFolder'
import { createExclusive } from './exclusive'
import { createGateway, type Gateway } from './gateway'
import { localSecrets } from './keys'
import { createLiteApp } from './liteApp'
import { createMailbox, type Mail } from './mailbox'
import { answerMailFile, answerMailPage, mailPagePath } from './mailPage'
import { createLocalMessages } from './messages/localMessages'
import { migrate, renewSecrets } from './migrations'
import { preparedImage, zoneOfTests } from './preparedImage'
import { seedDemoAccounts } from './seedDemoAccounts'
import { moveSampleBusiness, seedSampleBusiness } from './seedSampleBusiness'
import { openFileStore } from './storage/fileStore'
import { createStorageApi } from './storage/storageApi'

export type BackendOptions = {
  /** The folder that keeps the data; without it everything lives in memory. */
  dataDir?: string
  /** Where people reach the site: the base of links in mails. */
  siteUrl?: string
  /** Whether a new database gets the sample business; one in a folder does unless told otherwise. */
  sample?: boolean
  /** Mails an hour for one address (see authSettings.ts). */
  mailsPerHour?: number
  /** Whether messages are sent by themselves, soon after what they tell of; they are unless told otherwise. */
  sendsMessages?: boolean
}

export type Backend = {
  /**
   * Answers `/auth/v1`, `/rest/v1`, `/storage/v1`, `/functions/v1` and `/local` as one origin.
   * @param address the network address of the caller, for the limits per address
   */
  fetch(request: Request, address?: string): Promise<Response>
  /** Runs one statement as the database's owner. For tests and seeds; no web caller reaches it. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
  /** Every mail and text sent, oldest first. */
  mails(): readonly Mail[]
  /** Sends the messages that are due, and resolves when they are sent. */
  sendMessages(): Promise<void>
  /** The key of the role `service_role`, which no browser ever holds. */
  secretKey: string
  /** What tokens are signed with. */
  jwtSecret: string
  close(): Promise<void>
}

/**
 * Opens the embedded backend: PostgreSQL with the migrations applied and the demo accounts made, and
 * Auth, REST and Storage in front of it. One process at a time may hold a data folder (see dataDirLock.ts).
 */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const { dataDir, siteUrl = 'http://localhost:5173', sample = dataDir !== undefined } = options
  const { sendsMessages = true } = options
  if (dataDir) mkdirSync(dataDir, { recursive: true })
  const secrets = localSecrets(dataDir)
  const mailbox = createMailbox(dataDir)
  const folder = dataDir ? openDataFolder(dataDir) : undefined
  const image = folder && !folder.isNew ? undefined : preparedImage.read(dataDir === undefined)
  const connection = await openConnection({ folder: folder?.path, image })

  let gateway: Gateway | undefined
  const app = await createLiteApp({
    connection,
    secrets,
    siteUrl,
    // Before there is a gateway only the demo accounts are made, and they confirm themselves.
    sendMail: (mail) => gateway?.outgoing(mail),
  })
  await app.ensureSystemSchema()
  await migrate(connection)
  keepRightsAsMigrated(connection)
  await seedDemoAccounts(app, connection.driver)
  if (image) await renewSecrets(connection)
  if (zoneOfTests && !image) await setZone(connection.driver, zoneOfTests)
  if (!dataDir && !image) await preparedImage.write(await connection.driver.dumpDataDir('none'))
  if (sample) await seedSampleBusiness(connection.driver)
  folder?.finish()

  const answering = createGateway(app, {
    siteUrl,
    jwtSecret: secrets.jwtSecret,
    mailsPerHour: options.mailsPerHour,
    deliver: (mail) => mailbox.add(mail),
  })
  gateway = answering
  const answerStorage = createStorageApi({
    database: connection.driver,
    files: openFileStore(dataDir),
    ...secrets,
  })
  const exclusively = createExclusive()
  const messages = createLocalMessages({
    database: connection.driver,
    exclusively,
    mailbox,
    siteUrl,
    secrets,
  })
  if (sendsMessages) messages.start()
  let sampleDay = businessToday(new Date())
  const keepSampleOfToday = async () => {
    const today = businessToday(new Date())
    if (!sample || today === sampleDay) return
    sampleDay = today
    await moveSampleBusiness(connection.driver).catch((error: unknown) => {
      // A sample of yesterday is no reason to answer nobody.
      console.error(`The sample business stays on another day: ${String(error)}`)
    })
  }
  return {
    async fetch(request, address = '127.0.0.1') {
      const { pathname } = new URL(request.url)
      if (pathname === mailPagePath) return answerMailPage(request, mailbox.mails())
      if (pathname.startsWith(`${mailPagePath}/`)) return answerMailFile(pathname, mailbox.mails())
      // It asks the database in turns of its own.
      if (pathname.startsWith('/functions/v1/')) return messages.answer(request)
      const response = await exclusively(async () => {
        await keepSampleOfToday()
        return pathname.startsWith('/storage/v1/')
          ? answerStorage(request)
          : answering.answer(request, address)
      })
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead && pathname.startsWith('/rest/v1/')) messages.sendSoon()
      return response
    },
    async sql<Row>(text: string, values: unknown[] = []) {
      const result = await exclusively(() => connection.driver.query<Row>(text, values))
      return result.rows
    },
    mails: () => mailbox.mails(),
    sendMessages: () => messages.now(),
    ...secrets,
    async close() {
      await messages.close()
      await exclusively(() => connection.close())
    },
  }
}

async function setZone(database: PgliteConnection['driver'], zone: string): Promise<void> {
  // Without triggers: it is how the business begins, and no change that has a version and a history.
  await database.query('set session_replication_role = replica')
  await database.query("update public.settings set value = $1 where key = 'time_zone'", [zone])
  await database.query('set session_replication_role = origin')
}
