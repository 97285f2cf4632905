'use client';

import type { ReactNode } from 'react';
import type { WallFigures } from '@/content/wall-figures';
import { NearApp } from './near-app';

type EstimatorLoaderProps = {
  readonly figures: WallFigures;
  readonly sectionId: string;
  readonly children: ReactNode;
};

const load = async () => (await import('./estimator-app.client')).EstimatorApp;

export const EstimatorLoader = ({ children, ...own }: EstimatorLoaderProps) => (
  <NearApp load={load} own={own} fault="The estimator could not be loaded, so the worked example stands.">
    {children}
  </NearApp>
);
