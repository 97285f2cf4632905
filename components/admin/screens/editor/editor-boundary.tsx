import { Component, type ReactNode } from 'react';
import type { ManagedRecord } from '@/content/registry';
import { EditorCrash } from './editor-crash';
import { LastValueContext } from './last-value';

type EditorBoundaryProps = { readonly children: ReactNode };
type EditorBoundaryState = { readonly hasFailed: boolean };

/** Keeps the last value of the editor outside of what may fail, so that no text goes with it. */
export class EditorBoundary extends Component<EditorBoundaryProps, EditorBoundaryState> {
  override state: EditorBoundaryState = { hasFailed: false };
  private last: ManagedRecord = {};

  private readonly keep = (value: ManagedRecord) => {
    this.last = value;
  };

  static getDerivedStateFromError(): EditorBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    if (this.state.hasFailed) return <EditorCrash value={this.last} />;
    return <LastValueContext value={this.keep}>{this.props.children}</LastValueContext>;
  }
}
