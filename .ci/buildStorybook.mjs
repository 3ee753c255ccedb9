import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const storybook = fileURLToPath(
  new URL('../node_modules/storybook/dist/bin/dispatcher.js', import.meta.url),
)

/**
 * Builds the Storybook of a tree of the project.
 * @param {string} tree the project's folder, or another checkout of it
 * @param {string} to the folder that is written
 * @throws {Error} when it cannot be built
 */
export function buildStorybook(tree, to) {
  execFileSync(
    process.execPath,
    [storybook, 'build', '--disable-telemetry', '--quiet', '--output-dir', to],
    { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] },
  )
}
