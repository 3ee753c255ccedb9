import type { Plugin } from 'vite'

/**
 * Publishes a file beside the stories, made from the sources.
 * @param fileName its name in the published folder
 * @param make computes what is in it, as JSON
 */
export function publishedFile(fileName: string, make: () => unknown): Plugin {
  const text = () => JSON.stringify(make())
  return {
    name: fileName,
    // As the sources are when somebody looks.
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json').end(text())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: text() })
    },
  }
}
