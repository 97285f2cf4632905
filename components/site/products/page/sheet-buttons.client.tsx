'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Spatial } from '../model-viewer/space-address';
import type { Language } from '@/content/lib/language';
import type { TurnTexts } from '@/content/strings/en/product-page';

type SheetButtonsProps = {
  readonly language: Language;
  readonly texts: TurnTexts;
  /** The product's GLB file; undefined for a product without a form. */
  readonly shape: Spatial | undefined;
};

const load = async () => (await import('../model-viewer/model-viewer.client')).ModelViewer;

const find = (name: string) => document.querySelector(`[data-${name}]`);

/**
 * What the buttons of the sheet do, which are in a static island, where React draws nothing itself: `[data-print-sheet]`
 * prints the page with the day in `[data-print-day]`; `[data-turn]` loads the product in three dimensions and puts it into
 * `[data-turn-place]` beside the still drawing.
 */
export function SheetButtons({ language, texts, shape }: SheetButtonsProps) {
  const [View, setView] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    const say = (name: string, text: string) => {
      const place = find(name);
      if (place) place.textContent = text;
    };
    const open = () =>
      void load().then(
        (loaded) => setView(() => loaded),
        () => say('turn-place', texts.failed),
      );
    const writeDay = () => say('print-day', today(language));
    // The island's buttons stay as long as the page does.
    find('print-sheet')?.addEventListener('click', () => window.print());
    find('turn')?.addEventListener('click', open);
    window.addEventListener('beforeprint', writeDay);
    return () => window.removeEventListener('beforeprint', writeDay);
  }, [language, texts]);
  const place = View && find('turn-place');
  return place && shape !== undefined
    ? createPortal(<View language={language} texts={texts} shape={shape} />, place)
    : null;
}

const today = (language: Language) =>
  new Date().toLocaleDateString(
    language === 'bn' ? 'bn-BD' : 'en-US',
    language === 'bn' ? { dateStyle: 'long' } : { dateStyle: 'medium' },
  );
