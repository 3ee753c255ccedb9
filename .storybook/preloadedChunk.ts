import type { Plugin } from 'vite'

/**
 * Has the preview's page ask for a chunk at once, beside the preview itself: it would else be found when the first story
 * is known.
 * @param name of the group of `codeSplitting` that makes the chunk
 */
export function preloadedChunk(name: string): Plugin {
  return {
    name: 'preloaded-chunk',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.name === name)
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
            injectTo: 'head',
          })),
    },
  }
}
