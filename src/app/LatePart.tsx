import { Component, Suspense, type ReactNode } from 'react'
import { report } from '@/platform/errors/errorReporting'
import { askForNewVersion } from './newVersion'
import { askAgain } from './navigation/preloadable'

type State = { hasFailed: boolean }

/**
 * A part that the page can do without and that is loaded after it: who is signed in, messages, notices.
 * Nothing stands in its place while it is loaded, and when it cannot be; it is tried again when the
 * connection comes back, and the next link brings the new version when it is gone for good. The page stays in
 * any case.
 */
export class LatePart extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    report(error)
    void askForNewVersion()
    addEventListener('online', this.tryAgain, { once: true })
  }

  override componentWillUnmount() {
    removeEventListener('online', this.tryAgain)
  }

  tryAgain = () => {
    askAgain()
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
