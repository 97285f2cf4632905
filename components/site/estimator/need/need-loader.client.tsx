'use client';

import type { ReactNode } from 'react';
import type { NeedBasis } from '@/content/entities/products/form/laying';
import { NearApp } from '../near-app';
import type { NeedWords } from '../words';

type NeedLoaderProps = {
  readonly words: NeedWords;
  readonly id: string;
  readonly basis: NeedBasis;
  readonly sectionId: string;
  readonly children: ReactNode;
};

const load = async () => (await import('./need-app.client')).NeedApp;

export const NeedLoader = ({ children, ...own }: NeedLoaderProps) => (
  <NearApp load={load} own={own} fault={own.words.need.fault}>
    {children}
  </NearApp>
);
