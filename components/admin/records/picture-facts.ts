import { site } from '@/components/admin/site';
import { useEffect, useMemo, useState } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import type { PictureFact, PictureFacts } from '@/lib/records';
import { filesIn } from '@/lib/pictures';
import {
  isUpload,
  mediaPathOf,
  pictureKey,
  factsOf,
  type PictureLookup,
  uploadFact,
  type Media,
} from '@/lib/exchange';

/** Returns facts about the pictures in values; uploads are unknown until opened, which `open` awaits. */
export function usePictureFacts(values: unknown) {
  const media = useStudio(({ state }) => state.media);
  const [facts, setFacts] = useState<PictureFacts>(() => site().sitePicture);
  const uploads = useMemo(() => [...new Set(filesIn(values).filter(isUpload))].join(' '), [values]);
  const open = useMemo(() => () => openPictures(media)(uploads.split(' ')), [media, uploads]);

  useEffect(() => {
    if (uploads === '') return;
    let isWanted = true;
    void open().then((pictureFacts) => isWanted && setFacts(() => pictureFacts));
    return () => {
      isWanted = false;
    };
  }, [open, uploads]);

  return { facts, open };
}

const opened = new WeakMap<Blob, Promise<PictureFact>>();

const online = new Set<string>();

/** Opens pictures of this browser and asks the website for other uploads; unknown where the request fails. */
export const openPictures =
  (media: ReadonlyMap<string, Media>): PictureLookup =>
  async (srcs) => {
    const uploadFacts = await factsOf(srcs.filter(isUpload), (src) => {
      const path = mediaPathOf(src) ?? '';
      const picture = media.get(pictureKey(path));
      return picture === undefined ? askWebsite(src) : openKept(path, picture.blob, src);
    });
    return (src) => (isUpload(src) ? uploadFacts(src) : site().sitePicture(src));
  };

async function openKept(path: string, blob: Blob, src: string): Promise<PictureFact> {
  const fact = opened.get(blob) ?? readFact(path, blob);
  opened.set(blob, fact);
  const known = await fact;
  // The website may have a file that this browser cannot read any more.
  return known.kind === 'missing' ? askWebsite(src) : known;
}

const readFact = (path: string, blob: Blob) =>
  blob.arrayBuffer().then(
    (buffer) => uploadFact(path, new Uint8Array(buffer)),
    () => ({ kind: 'missing' }) as const,
  );

async function askWebsite(src: string): Promise<PictureFact> {
  if (online.has(src)) return { kind: 'unknown' };
  const answer = await fetch(src, { method: 'HEAD' }).catch(() => null);
  // Some hosts respond with a page to every address.
  const isPage = answer?.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (answer?.status === 404 || answer?.status === 410 || (answer?.ok && isPage)) return { kind: 'missing' };
  if (answer?.ok) online.add(src);
  return { kind: 'unknown' };
}
