import { Component, type ReactNode } from 'react'
import { report } from '@/platform/errors/errorReporting'
import { takeNewVersion } from './newVersion'
import { PageLoading } from './PageLoading'
import { askAgain } from './navigation/preloadable'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/Page'

type State = { failure: 'none' | 'looked into' | 'told' }

/**
 * Keeps the frame standing when a page cannot be drawn or its code does not arrive. When a new version was
 * published meanwhile the page is loaded again by itself, once; else the way out is offered. What was typed is
 * stored by then.
 */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: 'none' }

  static getDerivedStateFromError(): State {
    return { failure: 'looked into' }
  }

  override componentDidCatch(error: unknown) {
    report(error)
    void takeNewVersion().then((isTaken) => {
      if (!isTaken) this.setState({ failure: 'told' })
    })
  }

  override componentWillUnmount() {
    // Left for another page: on the way back it is tried again.
    if (this.state.failure !== 'none') askAgain()
  }

  override render() {
    const { failure } = this.state
    if (failure === 'none') return this.props.children
    return failure === 'told' ? <PageFailed /> : <PageLoading />
  }
}

function PageFailed() {
  const { title, text, retry } = useWords(sharedWords).site.pageFailed
  return (
    <Page measure="form" py="16">
      <Alert
        tone="danger"
        announce="assertive"
        title={title}
        actions={
          <Button variant="action" onClick={() => window.location.reload()}>
            {retry}
          </Button>
        }
      >
        {text}
      </Alert>
    </Page>
  )
}
