import { join } from 'node:path'
import { build } from 'vite'

/**
 * The script that stands in every page's head, as text: what index.html does to the color mode, and
 * the keeper (`src/app/hydration/keeper.ts`).
 * @param indexHtml the project's index.html
 */
export async function headScript(root: string, alias: object, indexHtml: string): Promise<string> {
  const colorMode = /<script>([\s\S]*?)<\/script>/.exec(indexHtml)?.[1]
  if (!colorMode) throw new Error('index.html has no script for the color mode.')
  return `${colorMode.replace(/\s*\n\s*/g, '\n').trim()}\n${await keeper(root, alias)}`
}

async function keeper(root: string, alias: object): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: alias as never },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, 'src/app/hydration/keeper.ts'), formats: ['iife'], name: 'keeper' },
    },
  })
  const [result] = [built].flat()
  const output = result && 'output' in result ? result.output : []
  const code = output.flatMap((file) => (file.type === 'chunk' ? [file.code.trim()] : []))[0]
  if (!code || code.includes('</script')) throw new Error('The keeper could not be built.')
  return code
}
