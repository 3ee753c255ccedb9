import { useContext, useEffect, useRef, useState, type MouseEvent } from 'react'
import {
  Controls,
  Description,
  DocsContext,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { blockGuides } from '../../stories/guides/guides'
import { blockNotes } from '../../stories/start/blocks'
import { pageOf } from '../../stories/start/screens'
import { AccessibilityOf, Examples, Files, ImportLine, InBothModes } from './BlockGuideParts'
import { ReviewPart } from './ReviewPart'
import { isOverlay, StoryGallery } from './StoryGallery'

/**
 * The page "About" of every block and screen: its purpose (the component's docstring), when to use it and when
 * not, what it does for accessibility and how it is imported, or where docs/product.md describes it, then where its
 * files lie, its properties and states.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { title } = preparedMeta
  const { componentStories } = useContext(DocsContext)
  const name = title.startsWith('UI/') ? (title.split('/').at(-1) ?? '') : ''
  const note = blockNotes[name]
  const guide = blockGuides[name]
  const [first] = componentStories()
  const screen = pageOf(title)
  const source = guide ? `src/ui/${guide.file}.tsx` : screen && `src/features/${screen.file}`
  const told = first?.parameters.fileName as string | undefined
  const stories = told ? [told.replace(/^\.\//, '')] : []
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Contents />
      {note && (
        <>
          <h2 id="when-to-use">When to use</h2>
          <p>{note.use}</p>
          {guide && (
            <>
              <h2 id="when-not-to-use">When not to use</h2>
              <p>{guide.avoid}</p>
            </>
          )}
          <Examples name={name} />
          <h2 id="accessibility">Accessibility</h2>
          <p>{note.accessibility}</p>
          {guide && <AccessibilityOf guide={guide} />}
          {guide && <ImportLine guide={guide} />}
          {first && <InBothModes story={first} isOverlay={isOverlay(title)} />}
        </>
      )}
      {screen && (
        <>
          <h2 id="described">In docs/product.md</h2>
          <ul>
            {screen.described.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          {screen.routes.length > 0 && <p>Seen at {screen.routes.join(', ')}</p>}
        </>
      )}
      <ReviewPart title={title} />
      <Files paths={[...(source ? [source] : []), ...stories]} />
      <h2 id="properties">Properties</h2>
      <Controls />
      <StoryGallery />
    </>
  )
}

/** The parts of the page, as a list of links. */
function Contents() {
  const { componentStories } = useContext(DocsContext)
  const list = useRef<HTMLElement>(null)
  const go = (id: string) => (event: MouseEvent) => {
    // A page of Storybook takes the address after # for a story.
    event.preventDefault()
    document.getElementById(id)?.scrollIntoView()
  }
  const [parts, setParts] = useState<{ id: string; text: string }[]>([])
  useEffect(() => {
    const headings = list.current?.parentElement?.querySelectorAll('h2[id]') ?? []
    setParts([...headings].map(({ id, textContent }) => ({ id, text: textContent ?? '' })))
  }, [])
  const states = componentStories().length
  return (
    <nav ref={list} aria-label="On this page">
      <ul>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={go(id)}>
              {id === 'states' ? `${text} (${states})` : text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
