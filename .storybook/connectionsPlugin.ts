import type { Plugin } from 'vite'
import { connectionsFile } from '../stories/start/connections.ts'
import { computeConnections } from './connections.ts'

/** Publishes what blocks, screens, addresses and tables have to do with each other beside the stories. */
export function connectionsPlugin(): Plugin {
  const text = () => JSON.stringify(computeConnections(process.cwd()))
  return {
    name: 'connections',
    // As the sources are when somebody looks.
    configureServer(server) {
      server.middlewares.use(`/${connectionsFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json').end(text())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: connectionsFile, source: text() })
    },
  }
}
