'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Spatial } from '../model-viewer/space-address';
import type { Language } from '@/content/lib/language';

type SheetButtonsProps = {
  readonly language: Language;
  /** Is said where the product cannot be loaded. */
  readonly failed: string;
  /** The product's GLB file; undefined for a product without a form. */
  readonly shape: Spatial | undefined;
};

/** The view and its texts, which come with those of the calculator. */
const load = async (language: Language) => {
  const [{ ModelViewer }, { turn }] = await Promise.all([
    import('../model-viewer/model-viewer.client'),
    language === 'bn' ? import('@/content/strings/bn/calculator') : import('@/content/strings/en/calculator'),
  ]);
  return { ModelViewer, turn };
};

const find = (name: string) => document.querySelector(`[data-${name}]`);

/**
 * What the buttons of the sheet do, which are in a static island, where React draws nothing itself: `[data-print-sheet]`
 * prints the page with the day in `[data-print-day]`; `[data-turn]` loads the product in three dimensions and puts it into
 * `[data-turn-place]` beside the still drawing.
 */
export function SheetButtons({ language, failed, shape }: SheetButtonsProps) {
  const [view, setView] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    const say = (name: string, text: string) => {
      const place = find(name);
      if (place) place.textContent = text;
    };
    const open = () => void load(language).then(setView, () => say('turn-place', failed));
    const writeDay = () => say('print-day', today(language));
    // The island's buttons stay as long as the page does.
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

const today = (language: Language) =>
  new Date().toLocaleDateString(
    language === 'bn' ? 'bn-BD' : 'en-US',
    language === 'bn' ? { dateStyle: 'long' } : { dateStyle: 'medium' },
  );
