import { useEffect, useRef, useState } from 'react';
import { whenNear } from '@/components/ui/when-near';
import { queryWithTyped } from './query-with-typed';

type Loaded<App> = {
  readonly App: App;
  /** Of the address, overruled by what was typed before the script was there. */
  readonly query: URLSearchParams;
  /** Id of the field inside of the place that has the focus. */
  readonly focusedId: string | undefined;
};

/** Fetches an app when the place that it will take is less than a screen away. `load` has to be the same every time. */
export function useNearApp<App>(load: () => Promise<App>) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<Loaded<App> | 'not yet' | 'failed'>('not yet');

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
    return whenNear(element, () => void start(), '100% 0px');
  }, [load]);

  return { place, state };
}
