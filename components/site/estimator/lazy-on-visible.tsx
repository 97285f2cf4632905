import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { onNearViewport } from '@/components/ui/on-near-viewport';

/** What an app takes over from the page when it is loaded. */
export type InitialState = {
  /** Of the address, overruled by what was typed before the script was there. */
  readonly query: URLSearchParams;
  /** Id of the field that had the focus then, and keeps it. */
  readonly focusedId: string | undefined;
};

type LazyOnVisibleProps<Own> = {
  /** The same function every time. */
  readonly load: () => Promise<ComponentType<Own & InitialState>>;
  readonly own: Own;
  /** The sentence shown where it cannot be loaded. */
  readonly fault: string;
  /** What is shown until the app is loaded. */
  readonly children: ReactNode;
};

/** Loads an app when its place is less than a screen away, and lets it take over what was typed meanwhile. */
export function LazyOnVisible<Own extends object>({ load, own, fault, children }: LazyOnVisibleProps<Own>) {
  const place = useRef<HTMLDivElement>(null);
  type Loaded = InitialState & { readonly App: ComponentType<Own & InitialState> };
  const [state, setState] = useState<Loaded | 'not yet' | 'failed'>('not yet');

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const start = async () => {
      try {
        const App = await load();
        const focused = element.contains(document.activeElement) ? document.activeElement?.id : undefined;
        setState({
          App,
          query: queryWithTyped(window.location.search, element),
          focusedId: focused === '' ? undefined : focused,
        });
      } catch {
        setState('failed');
      }
    };
    return onNearViewport(element, () => void start(), '100% 0px');
  }, [load]);

  return (
    <div ref={place}>
      {typeof state === 'object' ? (
        <state.App {...own} query={state.query} focusedId={state.focusedId} />
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

/**
 * The address's query, overruled by every field that the visitor changed before the script was there. Fields bear the
 * names that their values have in the address.
 */
export function queryWithTyped(search: string, place: ParentNode) {
  const query = new URLSearchParams(search);
  for (const field of place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (isChanged(field)) query.set(field.name, field.value);
  }
  return query;
}

function isChanged(field: HTMLInputElement | HTMLSelectElement) {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  return field.type === 'radio' ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}
