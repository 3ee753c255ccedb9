import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { blockNotes } from '../stories/start/blocks'
import { pageOf } from '../stories/start/screens'

/**
 * The page "About" of every block and screen: its purpose (the component's docstring), when to use it,
 * what it does for accessibility, or where docs/product.md describes it, then props and states.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { title } = preparedMeta
  const note = title.startsWith('UI/') ? blockNotes[title.split('/').at(-1) ?? ''] : undefined
  const screen = pageOf(title)
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {note && (
        <>
          <h3>When to use</h3>
          <p>{note.use}</p>
          <h3>Accessibility</h3>
          <p>{note.accessibility}</p>
        </>
      )}
      {screen && (
        <>
          <h3>In docs/product.md</h3>
          <ul>
            {screen.described.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          {screen.routes.length > 0 && <p>Seen at {screen.routes.join(', ')}</p>}
        </>
      )}
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}
