import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useController, useStudio } from '@/components/admin/store/studio-context.client';
import type { Entity } from '@/lib/records';
import { site } from '@/components/admin/site';
import { useLatest } from '@/components/admin/ui/use-latest';
import { createFinder } from './find-places';
import { type Refusal, type Thing, watchFrame } from './frame-events';
import { readItems } from './read-page';

/** The page in the frame: its address and what it shows. `blocked`: the server does not allow a frame. */
export type FramedPage =
  | { readonly address: string; readonly things: readonly Thing[] }
  | 'loading'
  | 'blocked';

/**
 * Reads the page in a frame, again whenever it changes, and leads what is pressed there to its fields.
 * @param onChoose - `link`: where the link around it leads, on this website.
 */
export function useFramedPage(
  frame: RefObject<HTMLIFrameElement | null>,
  onChoose: (thing: Thing, link: string | null) => void,
) {
  const { needRecords } = useController().getState();
  const published = useStudio(({ state }) => state.published);
  const [isReady, setIsReady] = useState(false);
  const [shown, setShown] = useState<{ readonly page: Document | null } | null>(null);
  // Records that cannot be loaded are left out.
  useEffect(() => void needRecords(site().entities).then(() => setIsReady(true)), [needRecords]);

  const find = useMemo(() => {
    if (!isReady) return null;
    const recordsOf = (entity: Entity) =>
      published.ids(entity).flatMap((id) => {
        const value = published.record({ entity, id });
        return value === null ? [] : [{ entity, id, value }];
      });
    return createFinder(site().entities.flatMap(recordsOf));
  }, [published, isReady]);

  const framed = useMemo((): FramedPage => {
    if (shown?.page === null) return 'blocked';
    if (shown === null || find === null) return 'loading';
    const address = shown.page.location.pathname;
    const placesOf = find(address);
    return { address, things: readItems(shown.page).map((seen) => ({ ...seen, places: placesOf(seen) })) };
  }, [shown, find]);

  const things = useLatest(() => (typeof framed === 'string' ? [] : framed.things));
  const choose = useLatest(onChoose);
  const [marked, setMarked] = useState<Thing | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const page = shown?.page;
  useEffect(() => {
    if (!page) return;
    // Its scripts add to a page, and menus and dialogs open.
    let isWaiting = false;
    const observer = new MutationObserver(() => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        setShown((now) => (now?.page === page ? { page } : now));
      });
    });
    observer.observe(page.body, { childList: true, subtree: true, characterData: true });
    const end = watchFrame(page, {
      things,
      onMark: setMarked,
      onChoose: choose,
      onRefuse: setRefusal,
    });
    return () => {
      observer.disconnect();
      end();
    };
  }, [page, things, choose]);

  return {
    framed,
    // Without the records nothing can be found; a page that was there before React would tell nobody.
    src: isReady ? site().home : undefined,
    /** The text or picture that is pointed at; `show` marks one, and scrolls to it. */
    marked,
    show: (thing: Thing | null) => {
      thing?.element.scrollIntoView({ block: 'center' });
      setMarked(thing);
    },
    /** Why the last press did nothing. */
    refusal,
    handleLoad: () => {
      const page = frame.current?.contentDocument ?? null;
      if (page?.URL === 'about:blank') return;
      setMarked(null);
      setRefusal(null);
      setShown({ page });
    },
  };
}
