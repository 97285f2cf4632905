import { createContext, use } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';

/** Gives addresses for pictures that this browser does not keep, such as those of a file that is being imported. */
export const PictureUrlContext = createContext<((src: string) => string) | null>(null);

/** Gives the address to show a picture with: of the copy in this browser where there is one. */
export function usePictureUrl() {
  const own = use(PictureUrlContext);
  const kept = useStudio((studio) => studio.pictureUrl);
  return own ?? kept;
}
