import { Component, type ReactNode } from 'react'

interface PageErrorBoundaryProps {
  /** Changes with the page and with a link of it to itself, which resets the error. */
  readonly resetKey: string
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface PageErrorBoundaryState {
  readonly failed: boolean
  readonly resetKey: string
}

/** Keeps the frame on screen when a page fails or its chunk cannot be loaded, with a button to try again. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Pick<PageErrorBoundaryState, 'failed'> {
    return { failed: true }
  }

  static getDerivedStateFromProps(
    props: PageErrorBoundaryProps,
    state: PageErrorBoundaryState,
  ): PageErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}
