import { Component, type ReactNode } from 'react'
import { site } from '@/content/en/site'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/Page'
import { report } from './errorReporting'

type State = { hasFailed: boolean }

/**
 * Keeps the frame standing when a page cannot be drawn or its code does not arrive (signal lost, a new
 * version published meanwhile), and offers the way out: load again. What was typed is stored by then.
 */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    report(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Page measure="form" py="16">
        <Alert
          tone="danger"
          announce="assertive"
          title={site.pageFailed.title}
          actions={
            <Button variant="action" onClick={() => window.location.reload()}>
              {site.pageFailed.retry}
            </Button>
          }
        >
          {site.pageFailed.text}
        </Alert>
      </Page>
    )
  }
}
