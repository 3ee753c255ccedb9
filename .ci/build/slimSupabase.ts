import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const why = (part: string) => `
  const leftOut = () => {
    throw new Error('${part} is left out of this build: see .ci/build/slimSupabase.ts.')
  }
`

/** The library for stored files itself, in the place of which its own name finds a small one. */
const realStorage = 'late:@supabase/storage-js'

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
  // Photos are few people's, and all its methods that are used answer a promise: the library can come late.
  '@supabase/storage-js': `
    export class StorageApiError extends Error {}
    export class StorageClient {
      constructor(...given) { this.given = given }
      from(bucket) {
        const late = (method) => async (...asked) => {
          const { StorageClient } = await import('${realStorage}')
          return new StorageClient(...this.given).from(bucket)[method](...asked)
        }
        return {
          upload: late('upload'),
          download: late('download'),
          createSignedUrls: late('createSignedUrls'),
          remove: late('remove'),
        }
      }
    }`,
}

/**
 * Leaves out of what people load the parts of supabase-js that its client makes in any case, 40 % of it: live
 * channels, which this product does not use (using one says so), and stored files, which are loaded with the
 * first photo. Throws when supabase-js brings them in some other way.
 */
export function slimSupabase(): Plugin {
  return {
    name: 'slim-supabase',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source === realStorage) {
        return this.resolve(
          '@supabase/storage-js',
          createRequire(import.meta.url).resolve('@supabase/supabase-js'),
          { skipSelf: true },
        )
      }
      return source in inPlace ? `\0${source}` : undefined
    },
    load: (id) => inPlace[id.slice(1)],
    generateBundle(_, bundle) {
      const stray = [...this.getModuleIds()].find((id) => /\/@supabase\/realtime-js\//.test(id))
      if (stray) throw new Error(`supabase-js brings in what slimSupabase leaves out: ${stray}.`)
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const storage = chunks.filter(({ moduleIds }) =>
        moduleIds.some((id) => /\/@supabase\/storage-js\//.test(id)),
      )
      const isEarly = chunks.some(({ imports }) =>
        storage.some(({ fileName }) => imports.includes(fileName)),
      )
      if (storage.length !== 1 || isEarly || !storage[0]?.isDynamicEntry) {
        throw new Error(
          'The library for stored files is not loaded by itself, with the first photo.',
        )
      }
    },
  }
}
