'use client';

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

const tabs = ['photos', 'videos'] as const;

type TabId = (typeof tabs)[number];

type GalleryTabsProps = Readonly<Record<TabId, ReactNode>> & {
  readonly texts: Readonly<Record<TabId | 'tabs', string>>;
};

const tabFromHash = () => tabs.find((id) => location.hash === `#${id}`);

/** Returns the tab that a key moves to (WAI-ARIA APG, Tabs); undefined for other keys. */
function tabFromKey(key: string, current: TabId) {
  const last = tabs.length - 1;
  const index = tabs.indexOf(current);
  const target = {
    ArrowLeft: index === 0 ? last : index - 1,
    ArrowRight: index === last ? 0 : index + 1,
    Home: 0,
    End: last,
  }[key];
  return target === undefined ? undefined : tabs[target];
}

/** Tabs (WAI-ARIA APG, Tabs with automatic activation); before its script, links to both sections. */
export function GalleryTabs({ texts, ...panels }: GalleryTabsProps) {
  const [active, setActive] = useState<TabId>();
  const root = useRef<HTMLDivElement>(null);
  const panelTop = useRef<number>(undefined);

  useEffect(() => {
    const choose = () => {
      const linked = tabFromHash();
      const panel = linked && document.getElementById(linked);
      panelTop.current = panel?.getBoundingClientRect().top;
      setActive((current) => linked ?? current ?? 'photos');
    };
    // Does not hide the videos from a visitor who already looks at them: the tabs start with the first choice then.
    const videos = document.getElementById('videos');
    const isUntouched = !videos || videos.getBoundingClientRect().top >= innerHeight;
    if (tabFromHash() || isUntouched) choose();
    addEventListener('hashchange', choose);
    return () => removeEventListener('hashchange', choose);
  }, []);

  // Keeps the target section at its position on the screen when the one above is hidden.
  useLayoutEffect(() => {
    if (active === undefined || panelTop.current === undefined) return;
    const top = document.getElementById(active)?.getBoundingClientRect().top ?? panelTop.current;
    if (top !== panelTop.current) scrollBy({ top: top - panelTop.current, behavior: 'instant' });
    panelTop.current = undefined;
  }, [active]);

  const show = (id: TabId) => {
    setActive(id);
    history.replaceState(history.state, '', `#${id}`);
  };

  const handleClick = (event: MouseEvent, id: TabId) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(id);
  };

  const handleKeyDown = (event: KeyboardEvent, id: TabId) => {
    const target = active && (event.key === ' ' ? id : tabFromKey(event.key, id));
    if (!target) return;
    event.preventDefault();
    show(target);
    root.current?.querySelector<HTMLElement>(`[href="#${target}"]`)?.focus();
  };

  const isHydrated = active !== undefined;
  return (
    <div ref={root} className="gallery-tabs">
      <nav aria-label={texts.tabs} role={isHydrated ? 'tablist' : undefined} className="gallery-switch">
        {tabs.map((id) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            onClick={(event) => handleClick(event, id)}
            onKeyDown={(event) => handleKeyDown(event, id)}
            {...(isHydrated && {
              role: 'tab',
              'aria-selected': active === id,
              'aria-controls': id,
              tabIndex: active === id ? 0 : -1,
            })}
            className="grid h-14 w-28 place-content-center border border-ink text-base leading-none font-semibold not-first:-ml-px hover:bg-concrete-100 aria-selected:bg-ink aria-selected:text-paper forced-colors:aria-selected:underline"
          >
            {texts[id]}
          </a>
        ))}
      </nav>
      {tabs.map((id) => (
        <section
          key={id}
          id={id}
          hidden={isHydrated && active !== id}
          aria-labelledby={isHydrated ? `${id}-tab` : `${id}-title`}
          {...(isHydrated && { role: 'tabpanel', tabIndex: 0 })}
        >
          {panels[id]}
        </section>
      ))}
    </div>
  );
}
