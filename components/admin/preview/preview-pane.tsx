import { site } from '@/components/admin/site';
import { useDeferredValue, useState, memo, useEffect, useRef } from 'react';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { editorStrings } from '@/components/admin/strings/editor';
import { previewStrings } from '@/components/admin/strings/preview';
import type { Entity, ManagedRecord } from '@/lib/records';
import { PreviewDialog } from './preview-dialog';
import { PreviewChoices, usePreviewView, RecordPreview } from './record-preview';
import { offText, scheduleText } from '@/components/admin/records/shown-state';
import { shownPages } from '@/components/admin/records/shown-pages';
import { Link } from '@/components/ui/link';
import { editedBlock } from '@/components/admin/ui/edited-block';

/** Target position of the edited block after scrolling, as a fraction of the box's height. */
const FROM_TOP = 1 / 3;

function useFollowWriting() {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const content = box.current?.firstElementChild;
    if (!content) return;
    const follow = () => {
      const { block } = editedBlock.getState();
      if (box.current && block !== null) showBlock(box.current, block);
    };
    // The preview renders deferred; its size changes afterwards.
    const observer = new ResizeObserver(follow);
    observer.observe(content);
    for (const inside of content.children) observer.observe(inside);
    const unsubscribe = editedBlock.subscribe(follow);
    return () => {
      unsubscribe();
      observer.disconnect();
      editedBlock.setState({ block: null });
    };
  }, []);

  return box;
}

function showBlock(box: HTMLElement, number: number) {
  const frame = box.querySelector('iframe');
  const block = frame?.contentDocument?.querySelector('.article-body')?.children[number];
  if (!frame || !block) return;
  const { top, height } = frame.getBoundingClientRect();
  const scale = height / frame.clientHeight;
  const { top: start, bottom: end } = block.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  const from = top + start * scale - view.top;
  const isSeen = from >= 0 && top + end * scale <= view.bottom;
  if (!isSeen) box.scrollBy({ top: from - view.height * FROM_TOP });
}

/** Links to the pages that show an entity. Memoized: typing does not re-render it. */
export const ShownOn = memo(function ShownOn({ entity }: { readonly entity: Entity }) {
  const pages = shownPages(entity);
  if (pages.length === 0) return null;
  return (
    <p className="mt-3">
      <span>{`${previewStrings.shownOn} `}</span>
      {pages.map(({ path, title }) => (
        <Link
          key={path}
          href={path}
          newTab={editorStrings.actions.newTab}
          className="mr-3 inline-block min-w-6 py-1 text-center font-semibold underline underline-offset-4 first-letter:uppercase"
        >
          {title}
        </Link>
      ))}
    </p>
  );
});

type PreviewPaneProps = { readonly entity: Entity; readonly value: ManagedRecord };

/** Preview of a record beside its form, with links to the pages that show it. */
export const PreviewPane = memo(function PreviewPane({ entity, value }: PreviewPaneProps) {
  const when = offText(entity, value) ?? scheduleText(entity, value);
  return (
    <section aria-label={previewStrings.title}>
      {site().previews[entity] !== null && <LivePreview entity={entity} value={value} />}
      {when !== null && <p className="mt-3">{when}</p>}
      <ShownOn entity={entity} />
    </section>
  );
});

/** Live preview. Deferred: typing has priority. */
function LivePreview({ entity, value }: PreviewPaneProps) {
  const { view, ...choices } = usePreviewView(value, { width: '360', language: 'en' });
  const [isLarge, setIsLarge] = useState(false);
  const deferredValue = useDeferredValue(value);
  const box = useFollowWriting();
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <PreviewChoices {...view} {...choices} />
        <StudioButton label={previewStrings.large} onPress={() => setIsLarge(true)} />
      </div>
      <div
        ref={box}
        role="group"
        aria-label={previewStrings.record}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls and what it shows is inert, so the keyboard has to reach the box itself (axe, scrollable-region-focusable)
        tabIndex={0}
        className="max-h-[80dvh] overflow-y-auto border border-joint bg-paper" /* Never higher than the screen. */
      >
        <RecordPreview entity={entity} value={deferredValue} {...view} />
      </div>
      {isLarge && (
        <PreviewDialog
          entity={entity}
          value={deferredValue}
          language={view.language}
          onClosed={() => setIsLarge(false)}
        />
      )}
    </>
  );
}
