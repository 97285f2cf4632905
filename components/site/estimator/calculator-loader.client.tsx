'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { Language } from '@/content/lib/language';
import { LazyOnVisible } from './lazy-on-visible';
import type { QuantityCalculator } from './quantity-calculator.client';
import { loadWords } from './words';

type Props = ComponentProps<typeof QuantityCalculator>;

type CalculatorLoaderProps = Pick<Props, 'basis' | 'id' | 'sectionId'> & {
  readonly language: Language;
  /** The sentence shown where the calculator cannot be loaded. */
  readonly fault: string;
  readonly children: ReactNode;
};

async function load(language: Language) {
  const [module, words] = await Promise.all([import('./quantity-calculator.client'), loadWords(language)]);
  return function Calculator(props: Omit<Props, 'words'>) {
    return <module.QuantityCalculator {...props} words={words} />;
  };
}
const loaders = { en: () => load('en'), bn: () => load('bn') } as const;

export const CalculatorLoader = ({ language, fault, children, ...own }: CalculatorLoaderProps) => (
  <LazyOnVisible load={loaders[language]} own={own} fault={fault}>
    {children}
  </LazyOnVisible>
);
