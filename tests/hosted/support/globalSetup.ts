import type { TestProject } from 'vitest/node'
import { findPostgres, howToGetPostgres } from '../../../.ci/postgres.mjs'
import { startHosted } from './hostedTemplate'

/** Starts the one server of all files of this stage. */
export default async function globalSetup(project: TestProject) {
  const programs = findPostgres()
  if (!programs) throw new Error(`There is no PostgreSQL server here. ${howToGetPostgres}`)
  const server = await startHosted(programs)
  project.provide('hostedServer', server.host)
  return () => server.close()
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the socket of the server in hosted form. */
    hostedServer: string
  }
}
