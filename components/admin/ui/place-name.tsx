import { type Ref, useEffect } from 'react';
import { type NamedPlace, placeName } from '@/components/admin/lib/wording';
import { cn } from '@/components/ui/cn';
import { said, staffLanguage } from '@/lib/text';

/** Name of a place of the studio, which the specification fixes in English; where the studio speaks Bangla, also in Bangla. */
export function PlaceName({ of }: { readonly of: NamedPlace }) {
  if (staffLanguage === 'en') return placeName(of);
  return (
    <>
      <span lang="en" className="block">
        {of.title}
      </span>
      <span className="mt-0.5 block text-sm leading-tight font-normal">{of.bangla}</span>
    </>
  );
}

/** Names a screen in the tab, in place of its name in English, which Next writes on each way to it. */
export function useTabTitle(of: NamedPlace | string) {
  const name = typeof of === 'string' ? of : said([of.title, of.bangla]);
  useEffect(() => {
    const write = () => {
      const title = document.title.replace(/^.*(?= - Admin)/, () => name);
      if (title !== document.title) document.title = title;
    };
    write();
    // Next writes its own title after the screen has been shown.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [name]);
}

type ScreenTitleProps = {
  readonly of: NamedPlace | string;
  /** For a heading that takes the focus. */
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly className?: string;
};

/** Heading of a screen, which also names it in the tab. */
export function ScreenTitle({ of, ref, className = 'mb-3' }: ScreenTitleProps) {
  useTabTitle(of);
  return (
    <h1
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={cn('flex flex-wrap items-baseline gap-x-3 type-data-large text-3xl!', className)}
    >
      {typeof of === 'string' ? of : <PlaceName of={of} />}
    </h1>
  );
}
