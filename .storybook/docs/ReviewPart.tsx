import { scenarios } from '@mocks/scenarios/catalogue'
import { pageOf } from '../../stories/start/screens'
import { linkTo, type IndexEntry } from '../../stories/start/storyLinks'
import { usePublished } from '../../stories/review/usePublished'
import { pageStatus, stateNames } from '../../stories/review/statusWords'

/** Where a block or screen stands, and what it has to do with others: part of its page "About". */
export function ReviewPart({ title }: { title: string }) {
  const read = usePublished()
  if (!/^(Screens|UI)\//.test(title)) return null
  const status = pageStatus(read?.review?.stories.filter((story) => story.title === title) ?? [])
  const block = read?.connections?.blocks[title]
  const screen = read?.connections?.screens[title]
  const page = pageOf(title)
  const docs = docsByTitle(read?.entries ?? [])
  const ready = read?.entries.find(
    (entry) => entry.title === title && entry.exportName === page?.states?.Ready,
  )
  return (
    <>
      <h2 id="status">Status</h2>
      <p>
        <strong>{stateNames[status.state]}.</strong> {status.words}
      </p>
      {title.startsWith('UI/') && <h2 id="used">Where it is used</h2>}
      {block && (
        <>
          <Pages of="Screens" titles={block.screens} docs={docs} />
          <Pages of="Blocks that are built with it" titles={block.blocks} docs={docs} />
          {block.screens.length + block.blocks.length === 0 && <p>By the app’s frame only.</p>}
        </>
      )}
      {page && <h2 id="behind">What is behind it</h2>}
      {screen && (
        <>
          <Pages of="Blocks it is built of" titles={screen.blocks} docs={docs} />
          <Pages of="Leads to" titles={screen.leadsTo} docs={docs} />
          <Names of="Atoms a story can pin" names={screen.atoms} />
          <Names of="Tables" names={screen.tables} />
          <Names of="Functions of the database" names={screen.functions} />
          <Failures fails={page?.fails ?? []} story={ready?.id} />
        </>
      )}
    </>
  )
}

function docsByTitle(entries: readonly IndexEntry[]): ReadonlyMap<string, string> {
  const docs = entries.filter(({ type }) => type === 'docs')
  return new Map(docs.map(({ title, id }) => [title, id]))
}

type PagesProps = { of: string; titles: readonly string[]; docs: ReadonlyMap<string, string> }

function Pages({ of, titles, docs }: PagesProps) {
  if (titles.length === 0) return null
  return (
    <p>
      {of}:{' '}
      {titles.map((title, place) => (
        <span key={title}>
          {place > 0 && ', '}
          <a
            href={`./?path=/docs/${docs.get(title)}`}
            target="_top"
            style={{ fontSize: 'inherit' }}
          >
            {title.split('/').slice(1).join(' · ')}
          </a>
        </span>
      ))}
    </p>
  )
}

function Names({ of, names }: { of: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p>
      {of}:{' '}
      {names.map((name, place) => (
        <span key={name}>
          {place > 0 && ', '}
          <code>{name}</code>
        </span>
      ))}
    </p>
  )
}

type FailuresProps = { fails: readonly string[]; story: string | undefined }

/** The failures that a screen can meet: the screen under each, else the story that shows it. */
function Failures({ fails, story }: FailuresProps) {
  const met = scenarios.filter(({ area }) => fails.includes(area))
  if (met.length === 0) return null
  return (
    <details>
      <summary>Failures it can meet ({met.length})</summary>
      <ul>
        {met.map(({ name, title, shown }) => (
          <li key={name}>
            <a
              href={story ? `${linkTo(story)}&globals=server:${name}` : linkTo(shown.story)}
              target="_top"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
