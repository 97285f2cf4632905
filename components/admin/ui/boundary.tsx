import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  readonly fallback: () => ReactNode;
  /** After a failure, a change of it renders `children` again. */
  readonly value?: unknown;
  readonly children: ReactNode;
};

/** Error boundary of a part of the studio. */
export class Boundary extends Component<BoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidUpdate({ value }: BoundaryProps) {
    if (this.state.hasFailed && value !== this.props.value) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback() : this.props.children;
  }
}
