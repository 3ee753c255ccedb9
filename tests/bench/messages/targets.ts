import type { CallDatabase } from '../../../supabase/functions/_shared/callDatabase'
import { openHosted, type HostedDatabase } from '../../hosted/support/hostedDatabase'
import { startHosted } from '../../hosted/support/hostedTemplate'
import { openEmbeddedTarget } from '../load/embeddedTarget'

/** A database with the migrations, and how a sender asks it. */
export type SendingTarget = {
  name: string
  rows<Row>(sql: string): Promise<Row[]>
  /** Several statements at once. */
  exec(sql: string): Promise<void>
  /** As a sender calls a function: over a connection of its own where there are several. */
  call: CallDatabase
  close(): Promise<void>
}

/** The database of the embedded backend, which has one connection. */
export async function openEmbedded(): Promise<SendingTarget> {
  const target = await openEmbeddedTarget()
  return {
    ...target,
    rows: (sql) => target.query(sql),
    async call(name, args) {
      const list = Object.keys(args).map((key, index) => `${key} => $${index + 1}`)
      const [row] = await target.query<{ answer: unknown }>(
        `select public.${name}(${list.join(', ')}) as answer`,
        Object.values(args),
      )
      return row?.answer
    },
  }
}

/** A database in hosted form, where each call has a connection of its own and the rights of the secret key. */
export function hostedTarget(hosted: HostedDatabase): SendingTarget {
  const sender = { claims: { role: 'service_role' } }
  return {
    name: 'PostgreSQL in hosted form, a connection for each call',
    rows: (sql) => hosted.rows(sql),
    async exec(sql) {
      await hosted.rows(sql)
    },
    call: (name, args) => hosted.call(sender, name, args),
    close: () => hosted.close(),
  }
}

/**
 * A PostgreSQL of its own in hosted form; closing it ends it.
 * @param programs the folder of PostgreSQL's programs
 */
export async function openPlain(programs: string): Promise<SendingTarget> {
  const server = await startHosted(programs)
  const target = hostedTarget(await openHosted(server.host))
  return {
    ...target,
    async close() {
      await target.close()
      await server.close()
    },
  }
}
