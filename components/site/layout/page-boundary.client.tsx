'use client';

import { Component, type ReactNode } from 'react';
import { ErrorScreen, type ErrorTexts } from '@/components/ui/error-screen';

type PageBoundaryProps = {
  /** Of the error screen. */
  readonly texts: ErrorTexts;
  readonly children: ReactNode;
};

/** Error boundary of a public page: header, menu and footer remain. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? <ErrorScreen {...this.props.texts} /> : this.props.children;
  }
}
