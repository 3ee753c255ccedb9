import { readFileSync } from 'node:fs'

const workerScript = new URL('../../.storybook/public/mockServiceWorker.js', import.meta.url)

/**
 * The Vite plugin of `npm run dev:mocked`: starts the page through the mocks, serves the worker script,
 * which no production build contains, and names a key, so that the client has a backend to talk to.
 *
 * @returns {import('vite').Plugin}
 */
export function mockedApp() {
  return {
    name: 'mocked-app',
    apply: 'serve',
    config: () => ({
      define: {
        'import.meta.env.VITE_LOCAL_PUBLISHABLE_KEY': JSON.stringify('sb_publishable_mocked'),
      },
    }),
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(readFileSync(workerScript))
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/mocks/app/main.ts'),
    },
  }
}
