import { ChakraProvider } from '@chakra-ui/react'
import { Source } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import { system } from '@/theme/system'
import { criteria, type BlockGuide } from '../../stories/guides/blockGuide'
import { blockExamples } from '../../stories/guides/examples'
import { StoryPicture } from '../../stories/start/StoryPicture'
import type { StoryParameters } from '../parameters'
import { viewports } from '../viewports'

/** The address of the repository's files, such as https://git.example/team/site/blob/main, given at build time. */
const repository = import.meta.env.STORYBOOK_REPOSITORY as string | undefined

/** How a block is imported. */
export function ImportLine({ guide: { file, imports } }: { guide: BlockGuide }) {
  return (
    <>
      <h2 id="import">Import</h2>
      <Source code={`import { ${imports.join(', ')} } from '@/ui/${file}'`} language="tsx" />
    </>
  )
}

/** Where the files lie that make and show it, as links where the repository's address is known. */
export function Files({ paths }: { paths: readonly string[] }) {
  return (
    <>
      <h2 id="files">Files</h2>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            {repository ? (
              <a href={`${repository.replace(/\/$/, '')}/${path}`} target="_blank" rel="noreferrer">
                {path}
              </a>
            ) : (
              <code>{path}</code>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The block's ways side by side that help and that do not. */
export function Examples({ name }: { name: string }) {
  const examples = blockExamples[name] ?? []
  if (examples.length === 0) return null
  return (
    <ChakraProvider value={system}>
      <h2 id="do-and-do-not">Do and do not</h2>
      {examples.map(({ right, wrong, why, isWide }) => (
        <section key={why} className={`sb-unstyled examples${isWide ? ' wide' : ''}`}>
          <figure>
            <figcaption>Do</figcaption>
            {right}
          </figure>
          <figure>
            <figcaption>Do not</figcaption>
            {wrong}
          </figure>
          <p>{why}</p>
        </section>
      ))}
    </ChakraProvider>
  )
}

/** Keys, what a screen reader says, and the success criteria that the block has a part in. */
export function AccessibilityOf({ guide: { keys, reader, meets } }: { guide: BlockGuide }) {
  return (
    <>
      <h3>Keyboard</h3>
      {keys.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">What they do</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([pressed, does]) => (
              <tr key={pressed}>
                <td>{pressed}</td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>It cannot be operated, and takes no focus.</p>
      )}
      <h3>Screen reader</h3>
      <p>{reader}</p>
      <h3>WCAG 2.2</h3>
      <ul>
        {[...meets].sort(inOrder).map((number) => (
          <li key={number}>
            {number} {criteria[number]}
          </li>
        ))}
      </ul>
    </>
  )
}

const inOrder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })

type InBothModesProps = {
  story: PreparedStory
  /** True for what lies over the page, and needs one around it. */
  isOverlay: boolean
}

/** Pixels: the page that an overlay lies over, and a picture of a desktop's window. */
const pageHeight = 480
const desktopHeight = 560

/**
 * A story in both modes: at its real size side by side, or, where it is made for a desktop's window alone, as large as
 * the page allows, one above the other.
 */
export function InBothModes({ story: { id, parameters }, isOverlay }: InBothModesProps) {
  const { windows } = parameters as StoryParameters
  const isWide = windows?.every((name) => viewports[name].type === 'desktop') ?? false
  return (
    <ChakraProvider value={system}>
      <h2 id="modes">Light and dark</h2>
      <div className={`sb-unstyled ${isWide ? 'wide-modes' : 'both-modes'}`}>
        {(['light', 'dark'] as const).map((mode) => (
          <figure key={mode}>
            <StoryPicture
              id={id}
              look={{ mode }}
              isRealSize={!isWide}
              height={isWide ? desktopHeight : isOverlay ? pageHeight : undefined}
            />
            <figcaption>{mode === 'light' ? 'Light' : 'Dark'}</figcaption>
          </figure>
        ))}
      </div>
    </ChakraProvider>
  )
}
