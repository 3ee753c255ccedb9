/** @jsxRuntime automatic */
import { AddonPanel } from 'storybook/internal/components'
import { useStorybookApi } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { pageOf } from '../../stories/start/screens'

const Body = styled.div({
  padding: 16,
  fontSize: 14,
  lineHeight: 1.6,
  h3: { fontSize: 14, margin: '0 0 4px' },
  ul: { margin: '0 0 16px', paddingLeft: 20 },
})

/** Which part of the specification the page of this story fulfils, and at which addresses it is seen. */
export function SpecificationPanel({ active }: { active: boolean }) {
  const story = useStorybookApi().getCurrentStoryData()
  const page = story && pageOf(story.title)
  return (
    <AddonPanel active={active}>
      <Body>
        {page ? (
          <>
            <h3>Fulfils in the specification</h3>
            <ul>
              {page.spec.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
            <h3>Seen at</h3>
            {page.routes.length > 0 ? (
              <ul>
                {page.routes.map((route) => (
                  <li key={route}>
                    <code>{route === '*' ? 'any other address' : route}</code>
                  </li>
                ))}
              </ul>
            ) : (
              <p>Every page of its area, or an address that the specification leaves open.</p>
            )}
          </>
        ) : (
          <p>Only screens fulfil a part of the specification by themselves.</p>
        )}
      </Body>
    </AddonPanel>
  )
}
