import { setupServer, type SetupServer } from 'msw/node'
import { createMockDatabase, type MockDatabase, type MockSettings } from './database/mockDatabase'
import { defaultHandlers } from './handlers/defaults'

/** A mock server for tests in Node with the database behind it. */
export type MockServer = { server: SetupServer; database: MockDatabase }

/**
 * A server that answers as the backend does, not yet listening: call `server.listen()` before and
 * `server.close()` after the tests. Make a fresh one, or call `database.reset()`, for each test.
 */
export function createMockServer(settings: Partial<MockSettings> = {}): MockServer {
  const database = createMockDatabase(settings)
  return { server: setupServer(...defaultHandlers(database)), database }
}
