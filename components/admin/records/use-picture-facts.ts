import { useEffect, useMemo, useState } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import type { PictureFacts } from '@/content/check/picture-facts';
import { sitePicture } from '@/content/check/site-pictures';
import { picturesIn } from '@/content/lib/pictures-in';
import { isUpload } from '@/content/lib/uploads';
import { openPictures } from './open-pictures';

/**
 * What is known of the pictures that values use. Until they have been opened, uploads are unknown: `open` waits for that.
 */
export function usePictureFacts(values: unknown) {
  const kept = useStudio(({ state }) => state.media);
  const [facts, setFacts] = useState<PictureFacts>(() => sitePicture);
  const uploads = useMemo(() => [...new Set(picturesIn(values).filter(isUpload))].join(' '), [values]);
  const open = useMemo(() => () => openPictures(kept)(uploads.split(' ')), [kept, uploads]);

  useEffect(() => {
    if (uploads === '') return;
    let isWanted = true;
    void open().then((found) => isWanted && setFacts(() => found));
    return () => {
      isWanted = false;
    };
  }, [open, uploads]);

  return { facts, open };
}
