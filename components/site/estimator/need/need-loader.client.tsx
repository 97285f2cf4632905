'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { NeedBasis } from '@/content/entities/products/form/laying';
import type { Language } from '@/content/lib/language';
import { loadNeedWords } from '../load-words';
import { NearApp } from '../near-app';
import type { NeedApp } from './need-app.client';

type NeedLoaderProps = {
  readonly language: Language;
  /** The sentence shown where the calculator cannot be loaded. */
  readonly fault: string;
  readonly id: string;
  readonly basis: NeedBasis;
  readonly sectionId: string;
  readonly children: ReactNode;
};

async function load(language: Language) {
  const [module, words] = await Promise.all([import('./need-app.client'), loadNeedWords(language)]);
  return function Need(props: Omit<ComponentProps<typeof NeedApp>, 'words'>) {
    return <module.NeedApp {...props} words={words} />;
  };
}
const loaders = { en: () => load('en'), bn: () => load('bn') } as const;

export const NeedLoader = ({ language, fault, children, ...own }: NeedLoaderProps) => (
  <NearApp load={loaders[language]} own={own} fault={fault}>
    {children}
  </NearApp>
);
