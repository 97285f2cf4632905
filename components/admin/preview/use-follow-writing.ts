import { useEffect, useRef } from 'react';
import { usePlace } from '@/components/admin/ui/place-of-writing';
import { useLatest } from '@/components/admin/ui/use-latest';

/** Where in the box the place of writing comes to stand, as a part of its height. */
const FROM_TOP = 1 / 3;

/** For the box that the preview scrolls in: it shows the part of an article in which somebody writes, where that is out of sight. */
export function useFollowWriting() {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);

  const follow = useLatest(() => {
    if (box.current && place.current !== null) showBlock(box.current, place.current);
  });
  usePlace(
    useLatest((block: number) => {
      place.current = block;
      follow();
    }),
  );

  useEffect(() => {
    const content = box.current?.firstElementChild;
    if (!content) return;
    // The preview is drawn after the typing, and grows then.
    const observer = new ResizeObserver(follow);
    observer.observe(content);
    for (const inside of content.children) observer.observe(inside);
    return () => observer.disconnect();
  }, [follow]);

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
