'use client';

import { Component, type ReactNode } from 'react';
import { ErrorScreen, type ErrorTexts } from '@/components/ui/error-screen';

type PageBoundaryProps = {
  /** Of the screen that stands in place of a failed page; English without them. */
  readonly texts?: ErrorTexts | undefined;
  readonly children: ReactNode;
};

/** A failure inside a public page: the header, the menu and the footer stay. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? <ErrorScreen texts={this.props.texts} /> : this.props.children;
  }
}
