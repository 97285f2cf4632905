'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { onNearViewport } from '@/components/ui/on-near-viewport';
import type { Elements } from '@/components/ui/elements';
import type { Language } from '@/lib/text';
import type { QuantityCalculatorProps as CalculatorProps } from './quantity-calculator.client';

type LazyOnVisibleProps = Pick<CalculatorProps, 'basis' | 'products' | 'company'> & {
  readonly language: Language;
  readonly fault: string;
  readonly children: Elements;
};

/** Texts of the calculator, loaded with its script to keep them out of the page. */
const texts = {
  en: () => import('@/content/strings/en/calculator'),
  bn: () => import('@/content/strings/bn/calculator'),
} as const;
type Loaded = {
  readonly Calculator: ComponentType<CalculatorProps>;
  readonly initial: Pick<CalculatorProps, 'words' | 'query' | 'focusedId'>;
};

async function load(language: Language, place: Element): Promise<Loaded> {
  const [{ ListingCalculator: Calculator }, { calculator }] = await Promise.all([
    import('./listing-calculator.client'),
    texts[language](),
  ]);
  const initial = {
    words: { language, texts: calculator },
    query: queryWithTyped(window.location.search, place),
    focusedId: place.contains(document.activeElement) ? document.activeElement?.id : undefined,
  };
  return { Calculator, initial };
}

/**
 * Loads the calculator within one screen of the viewport, or at once for an address with measures; it adopts text typed
 * meanwhile. A visitor who moves from link to link without scrolling gets it with the first one: otherwise its buttons would be unavailable.
 * Until it is there, the example's figures are hidden where they would pass for those of the visitor.
 */
export function LazyOnVisible({ language, basis, products, company, fault, children }: LazyOnVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<Loaded | 'failed'>();

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isStarted = false;
    const start = () => {
      if (!isStarted) load(language, element).then(setState, () => setState('failed'));
      isStarted = true;
    };
    if (window.location.search !== '') {
      element.toggleAttribute('data-waiting', true);
      return start();
    }
    const stopWatching = onNearViewport(element, start, '100% 0px');
    document.addEventListener('focusin', start, { once: true });
    return () => {
      stopWatching();
      document.removeEventListener('focusin', start);
    };
  }, [language]);
  useEffect(() => {
    const element = place.current;
    if (!element || state !== undefined) return undefined;
    const hideExample = () => element.toggleAttribute('data-waiting', true);
    element.addEventListener('input', hideExample);
    return () => {
      element.removeEventListener('input', hideExample);
      element.removeAttribute('data-waiting');
    };
  }, [state]);

  const loaded = typeof state === 'object' ? state : undefined;
  return (
    <div ref={place}>
      {loaded ? (
        <loaded.Calculator basis={basis} products={products} company={company} {...loaded.initial} />
      ) : (
        children
      )}
      {state === 'failed' && (
        <p role="alert" className="mt-6 font-semibold">
          {fault}
        </p>
      )}
    </div>
  );
}

/** Returns the address's query, overridden by fields that were changed before the script ran. */
export function queryWithTyped(search: string, place: ParentNode) {
  const query = new URLSearchParams(search);
  const unit = place.querySelector<HTMLInputElement>('[name=unit]:checked')?.value ?? '';
  for (const field of place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    // The label's unit, which may not be the address's; the typed text may have another one.
    const value = field.type === 'text' ? `${field.value} ${unit}` : field.value;
    if (isChanged(field)) query.set(field.name, value);
  }
  return query;
}

function isChanged(field: HTMLInputElement | HTMLSelectElement) {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  return field.type === 'radio' ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}
