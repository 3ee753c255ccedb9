import type { Plugin } from 'vite'

const why = (part: string) => `
  const leftOut = () => {
    throw new Error('${part} is left out of this build: see .ci/build/slimSupabase.ts.')
  }
`

/** What stands in place of the parts of supabase-js: as much as its client itself asks of them. */
const inPlace: Record<string, string> = {
  '@supabase/realtime-js': `${why('Realtime')}
    export class RealtimeClient {
      channel = leftOut
      removeChannel = leftOut
      getChannels() { return [] }
      async setAuth() {}
      async removeAllChannels() { return [] }
    }`,
  '@supabase/storage-js': `${why('Storage')}
    export class StorageApiError extends Error {}
    export class StorageClient {
      from = leftOut
    }`,
}

/**
 * Leaves out of what people load the parts of supabase-js that this product does not use, and that its
 * client makes in any case: live channels and stored files, 40 % of it. Using one says so.
 * Throws when supabase-js brings them in some other way.
 */
export function slimSupabase(): Plugin {
  return {
    name: 'slim-supabase',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source in inPlace ? `\0${source}` : undefined),
    load: (id) => inPlace[id.slice(1)],
    generateBundle() {
      const stray = [...this.getModuleIds()].find((id) =>
        /\/@supabase\/(realtime|storage)-js\//.test(id),
      )
      if (stray) throw new Error(`supabase-js brings in what slimSupabase leaves out: ${stray}.`)
    },
  }
}
