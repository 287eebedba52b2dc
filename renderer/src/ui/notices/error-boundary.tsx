import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  /** Another value clears a defect, because another screen was opened. */
  readonly resetKey: string
  readonly onDefect: (error: unknown, componentStack: string) => void
  readonly fallback: (again: () => void) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly failedAt: string | null
}

/** Keeps a defect inside one part of the page. React has no function for this, hence a class. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null }

  static getDerivedStateFromProps({ resetKey }: Props, { failedAt }: State): State | null {
    if (failedAt === '') return { failedAt: resetKey }
    return failedAt !== null && failedAt !== resetKey ? { failedAt: null } : null
  }

  static getDerivedStateFromError(): State {
    return { failedAt: '' }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onDefect(error, componentStack ?? '')
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children
    return this.props.fallback(() => this.setState({ failedAt: null }))
  }
}
