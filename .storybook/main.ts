import type { StorybookConfig } from '@storybook/react-vite'
import { connectionsFile } from '../stories/start/connections.ts'
import { storyCodesFile } from '../stories/start/storyCodes.ts'
import { atomNamesPlugin } from './code/atomNamesPlugin.ts'
import { computeConnections } from './connections.ts'
import { withKinds } from './kindIndexer.ts'
import { plainListTypes } from './code/plainListTypes.ts'
import { preloadedChunk } from './preloadedChunk.ts'
import { publishedFile } from './publishedFile.ts'
import { computeStoryCode } from './code/storyCode.ts'

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['./public', '../public'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-tag-badges',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Chakra's package otherwise embeds its own remote Storybook in the sidebar.
  refs: { '@chakra-ui/react': { disable: true } },
  docs: { defaultName: 'About' },
  experimental_indexers: (indexers) => (indexers ?? []).map(withKinds),
  // Their tools would push those of the review out of sight: the mode sets the background here.
  features: { backgrounds: false, measure: false, outline: false },
  typescript: { check: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      plainListTypes(),
      ...(vite.plugins ?? []),
      // What blocks, screens, addresses and tables have to do with each other.
      publishedFile(connectionsFile, () => computeConnections(process.cwd())),
      publishedFile(storyCodesFile, computeStoryCode),
      atomNamesPlugin(),
      preloadedChunk('shared'),
    ],
    // Stories ask the pretend backend through the real client, which wants a key.
    define: {
      ...vite.define,
      'import.meta.env.VITE_LOCAL_PUBLISHABLE_KEY': JSON.stringify('sb_publishable_stories'),
    },
    // The preview in one file, and what most stories draw with in another: each of a hundred small ones would wait for
    // a turn on a slow line.
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: {
          codeSplitting: {
            groups: [
              { name: 'preview', tags: ['$initial'], priority: 1 },
              { name: 'shared', minShareCount: 20 },
            ],
          },
        },
      },
    },
  }),
}

export default config
