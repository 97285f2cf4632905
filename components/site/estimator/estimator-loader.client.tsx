'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { Language } from '@/content/lib/language';
import type { WallFigures } from '@/content/wall-figures';
import type { EstimatorApp } from './estimator-app.client';
import { loadEstimatorWords } from './load-words';
import { NearApp } from './near-app';

type EstimatorLoaderProps = {
  readonly language: Language;
  /** The sentence shown where the estimator cannot be loaded. */
  readonly fault: string;
  readonly figures: WallFigures;
  readonly sectionId: string;
  readonly children: ReactNode;
};

async function load(language: Language) {
  const [module, words] = await Promise.all([import('./estimator-app.client'), loadEstimatorWords(language)]);
  return function Estimator(props: Omit<ComponentProps<typeof EstimatorApp>, 'words'>) {
    return <module.EstimatorApp {...props} words={words} />;
  };
}
const loaders = { en: () => load('en'), bn: () => load('bn') } as const;

export const EstimatorLoader = ({ language, fault, children, ...own }: EstimatorLoaderProps) => (
  <NearApp load={loaders[language]} own={own} fault={fault}>
    {children}
  </NearApp>
);
