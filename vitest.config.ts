import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, findBrowser } from './.ci/browser.mjs'
import { alias } from './vite.config.ts'

/**
 * Beside other work a check may meet a moment that never comes again: a page that draws, a timer of somebody else in the
 * same process. In continuous integration it has a second attempt, and `npm test` names what needed it; at a desk a
 * failure is a failure at once.
 */
const retry = process.env.CI ? 1 : 0

const node = { environment: 'node' as const, env: { TZ: process.env.TZ ?? 'America/Los_Angeles' } }

export default defineConfig({
  resolve: { alias },
  test: {
    // The first page waits until all libraries are bundled: longer than a minute on a busy machine.
    browser: { connectTimeout: 300_000, instances: [] },
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'unit',
          setupFiles: 'tests/setZone.ts',
          include: ['tests/{unit,data,app,catalogue}/**/*.test.{ts,tsx}'],
          // Half of the time would go into loading the same modules again for each file.
          isolate: false,
          // A busy machine takes many times as long as an idle one.
          testTimeout: 30_000,
          retry,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'database',
          setupFiles: 'tests/setZone.ts',
          include: ['tests/{database,hardening}/**/*.test.ts'],
          globalSetup: 'tests/database/support/prepareDatabase.ts',
          // Loading the database's program takes longer than most files take to run.
          isolate: false,
          // Vitest alone would leave one of two cores idle.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          retry,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'hosted',
          include: ['tests/hosted/**/*.test.ts'],
          globalSetup: 'tests/hosted/support/globalSetup.ts',
          isolate: false,
          // What is measured here is how many callers get along: a second file beside would disturb it.
          fileParallelism: false,
          testTimeout: 60_000,
          retry,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'parity',
          setupFiles: 'tests/setZone.ts',
          include: ['tests/parity/**/*.test.ts'],
          globalSetup: 'tests/database/support/prepareDatabase.ts',
          // Loading the database's program takes longer than most files take to run.
          isolate: false,
          testTimeout: 60_000,
          retry,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'e2e',
          // A busy machine takes many times as long as an idle one.
          expect: { poll: { timeout: 20_000 } },
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: existsSync('tests/e2e/globalSetup.ts') ? 'tests/e2e/globalSetup.ts' : [],
          // Loading the database's program takes longer than some files take to run.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          retry,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'published',
          include: ['tests/published/**/*.test.ts'],
          globalSetup: 'tests/published/globalSetup.ts',
          fileParallelism: false,
          retry,
          testTimeout: process.env.TEST_LONG ? 1_800_000 : 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Found only while stories run, a library would reload the page under the tests of a fresh clone.
        optimizeDeps: {
          entries: [
            '.storybook/preview.tsx',
            '.storybook/checks/contrastCheck.ts',
            '.storybook/checks/lookCheck.ts',
            '.storybook/checks/reflowCheck.ts',
            '.storybook/checks/stateCheck.ts',
            '.storybook/checks/windowCheck.ts',
            'stories/**/*.stories.tsx',
          ],
          include: ['react/jsx-dev-runtime', 'react-dom/client'],
        },
        test: {
          name: 'storybook',
          setupFiles: '.storybook/testRun.ts',
          retry,
          // Flows walk many pages, and a busy machine takes several times as long.
          testTimeout: 120_000,
          // A page uses one core at most, and Vitest alone would open one page on two cores.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // A page of its own for each file loads and compiles everything again: three times as slow.
            isolate: false,
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: browserArguments },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
