'use client';

import type { ReactNode } from 'react';
import type { NeedBasis } from '@/content/entities/products/form/laying';
import { NearApp } from '../near-app';

type NeedLoaderProps = {
  readonly id: string;
  readonly basis: NeedBasis;
  readonly sectionId: string;
  readonly children: ReactNode;
};

const load = async () => (await import('./need-app.client')).NeedApp;

export const NeedLoader = ({ children, ...own }: NeedLoaderProps) => (
  <NearApp load={load} own={own} fault="The calculator could not be loaded, so the example stands.">
    {children}
  </NearApp>
);
