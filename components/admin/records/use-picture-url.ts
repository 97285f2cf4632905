import { createContext, use } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';

/** Overrides picture URLs, for pictures that this browser does not store, such as those of an import. */
export const PictureUrlContext = createContext<((src: string) => string) | null>(null);

/** Returns a function that maps `src` to a URL: of the copy in this browser if there is one. */
export function usePictureUrl() {
  const own = use(PictureUrlContext);
  const storedUrl = useStudio((studio) => studio.pictureUrl);
  return own ?? storedUrl;
}
