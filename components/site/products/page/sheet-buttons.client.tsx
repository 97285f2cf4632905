'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { today } from '@/components/site/shared/today';
import type { ArModel } from '../model-viewer/ar-address';
import type { Language } from '@/lib/text';

type SheetButtonsProps = {
  readonly language: Language;
  readonly failed: string;
  /** The product's GLB file; undefined for a product without a form. */
  readonly shape: ArModel | undefined;
};

/** Loads the 3D view and its texts. */
const load = async (language: Language) => {
  const [{ ModelViewer }, { turn }] = await Promise.all([
    import('../model-viewer/model-viewer.client'),
    language === 'bn' ? import('@/content/strings/bn/turn') : import('@/content/strings/en/turn'),
  ]);
  return { ModelViewer, turn };
};

const find = (name: string) => document.querySelector(`[data-${name}]`);

/** Handlers for the static sheet: `[data-print-sheet]` with `[data-print-day]`, `[data-turn]` with its place. */
export function SheetButtons({ language, failed, shape }: SheetButtonsProps) {
  const [view, setView] = useState<Awaited<ReturnType<typeof load>> | 'failed'>();
  useEffect(() => {
    const open = () => void load(language).then(setView, () => setView('failed'));
    const writeDay = () => find('print-day')?.replaceChildren(today(language));
    // Needs no cleanup: the sheet's buttons exist as long as the page.
    find('print-sheet')?.addEventListener('click', () => window.print());
    find('turn')?.addEventListener('click', open);
    window.addEventListener('beforeprint', writeDay);
    return () => window.removeEventListener('beforeprint', writeDay);
  }, [language]);
  const place = view && find('turn-place');
  if (!place || shape === undefined) return null;
  const content =
    view === 'failed' ? (
      <p role="alert">{failed}</p>
    ) : (
      <view.ModelViewer language={language} texts={view.turn} shape={shape} />
    );
  return createPortal(content, place);
}
