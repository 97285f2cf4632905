'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ArModel } from '../model-viewer/ar-address';
import type { Language } from '@/content/lib/language';

type SheetButtonsProps = {
  readonly language: Language;
  readonly failed: string;
  /** The product's GLB file; undefined for a product without a form. */
  readonly shape: ArModel | undefined;
};

/** Loads the 3D view, and its texts, which are part of the calculator's. */
const load = async (language: Language) => {
  const [{ ModelViewer }, { turn }] = await Promise.all([
    import('../model-viewer/model-viewer.client'),
    language === 'bn' ? import('@/content/strings/bn/calculator') : import('@/content/strings/en/calculator'),
  ]);
  return { ModelViewer, turn };
};

const find = (name: string) => document.querySelector(`[data-${name}]`);

/** Handlers for the static sheet: `[data-print-sheet]` with `[data-print-day]`, `[data-turn]` with its place. */
export function SheetButtons({ language, failed, shape }: SheetButtonsProps) {
  const [view, setView] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    const setText = (name: string, text: string) => {
      const place = find(name);
      if (place) place.textContent = text;
    };
    const open = () => void load(language).then(setView, () => setText('turn-place', failed));
    const writeDay = () => setText('print-day', today(language));
    // Needs no cleanup: the island's buttons exist as long as the page.
    find('print-sheet')?.addEventListener('click', () => window.print());
    find('turn')?.addEventListener('click', open);
    window.addEventListener('beforeprint', writeDay);
    return () => window.removeEventListener('beforeprint', writeDay);
  }, [language, failed]);
  const place = view && find('turn-place');
  return place && shape !== undefined
    ? createPortal(<view.ModelViewer language={language} texts={view.turn} shape={shape} />, place)
    : null;
}

/** As `dayIn`, without loading the names of months. */
const today = (language: Language) =>
  language === 'bn'
    ? new Date().toLocaleDateString('bn-BD', { dateStyle: 'long' }).replace(',', '')
    : new Date().toLocaleDateString('en-US', { dateStyle: 'medium' });
