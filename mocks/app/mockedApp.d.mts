import type { Plugin } from 'vite'

/** The Vite plugin of `npm run dev:mocked`; see mockedApp.mjs. */
export function mockedApp(): Plugin
