import { openConnection } from '@local/connection'
import { preparedImage } from '@local/preparedImage'
import prepareDatabase from '../../database/support/prepareDatabase'
import type { Query, SqlTarget } from './sqlTarget'

/** Opens the database of the embedded backend in memory, with nothing in front of it. */
export async function openEmbeddedTarget(): Promise<SqlTarget> {
  await prepareDatabase()
  const connection = await openConnection({ image: preparedImage.read() })
  const database = connection.driver
  const query: Query = async <Row>(text: string, values: unknown[] = []) =>
    (await database.query<Row>(text, values)).rows
  const [row] = await query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return {
    name: `PGlite (PostgreSQL ${row?.version}), in this process`,
    query,
    async exec(sql) {
      await database.exec(sql)
    },
    transaction: (work) =>
      database.transaction((transaction) =>
        work(
          async <Row>(text: string, values: unknown[] = []) =>
            (await transaction.query<Row>(text, values)).rows,
        ),
      ),
    close: () => connection.close(),
  }
}
