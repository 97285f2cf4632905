'use client';

import type { ReactNode } from 'react';
import type { WallFigures } from '@/content/wall-figures';
import { NearApp } from './near-app';
import type { EstimatorWords } from './words';

type EstimatorLoaderProps = {
  readonly words: EstimatorWords;
  readonly figures: WallFigures;
  readonly sectionId: string;
  readonly children: ReactNode;
};

const load = async () => (await import('./estimator-app.client')).EstimatorApp;

export const EstimatorLoader = ({ children, ...own }: EstimatorLoaderProps) => (
  <NearApp load={load} own={own} fault={own.words.texts.fault}>
    {children}
  </NearApp>
);
