import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { publicSite } from './.ci/build/publicSite.ts'
import { askSiteSettings } from './.ci/build/siteSettings.ts'
import { sharedChunks } from './.ci/build/sharedChunks.ts'
import { mockedApp } from './mocks/app/mockedApp.mjs'

/** Where the embedded backend listens when the start script runs it beside this server. */
const backendOrigin = process.env.EMBEDDED_BACKEND_ORIGIN

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Import prefixes of the project's folders; tsconfig.json names the same ones. */
export const alias = {
  '@/': folder('./src/'),
  '@mocks/': folder('./mocks/'),
  '@local/': folder('./supabase/local/'),
}

export default defineConfig(async ({ mode, command }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  const proxy =
    backendOrigin && !env.VITE_SUPABASE_URL
      ? Object.fromEntries(
          ['/auth/v1', '/rest/v1', '/storage/v1', '/functions/v1', '/local'].map((path) => [
            path,
            { target: backendOrigin },
          ]),
        )
      : undefined
  const isBuild = command === 'build' && !process.env.STORYBOOK && mode !== 'mocked'
  const settings = isBuild
    ? await askSiteSettings({
        url: env.VITE_SUPABASE_URL,
        key: env.VITE_SUPABASE_PUBLISHABLE_KEY,
        warn: (line) => console.warn(line),
      })
    : undefined
  return {
    plugins: [react(), mode === 'mocked' && mockedApp(), publicSite(settings)],
    // Undefined has no JSON.
    define: { 'import.meta.env.SITE_SETTINGS': JSON.stringify(settings ?? null) },
    resolve: { alias },
    server: { proxy },
    preview: { proxy },
    build: {
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: sharedChunks() } },
    },
  }
})
