import { Component, type ReactNode } from 'react'

interface CrashProps {
  /** Changes with the page: a crash of one page must not outlive it. */
  readonly resetKey: string
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface CrashState {
  readonly failed: boolean
  readonly resetKey: string
}

/** Keeps the frame alive when a page fails, or its chunk cannot be had, and offers a way on. */
export class Crash extends Component<CrashProps, CrashState> {
  override state: CrashState = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Pick<CrashState, 'failed'> {
    return { failed: true }
  }

  static getDerivedStateFromProps(props: CrashProps, state: CrashState): CrashState | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}
