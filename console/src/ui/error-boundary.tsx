import { Component, type ComponentChildren } from 'preact'

interface BoundaryProps {
  readonly fallback: ComponentChildren
  readonly children: ComponentChildren
}

/** Shows the fallback once something inside has failed. */
export class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static override getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
