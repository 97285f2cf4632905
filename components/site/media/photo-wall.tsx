import { SectionHead } from '@/components/site/shared/section-head';
import { StaticIsland } from '@/components/ui/static-island.client';
import type { PhotoCategory } from '@/content/photo-gallery';
import { routes } from '@/content/routes';
import { PhotoCard } from './photo-card';
import { PhotoOpener } from './photo-opener.client';
import { photoSets } from './photo-sets';

type PhotoWallProps = {
  /** Of the title, which names the section around it. */
  readonly titleId: string;
  readonly categories: readonly PhotoCategory[];
};

/** The photo categories as cards, each with its first picture, its count and the titles of all its photos. */
export function PhotoWall({ titleId, categories }: PhotoWallProps) {
  return (
    <PhotoOpener source={routes.photoSets}>
      <StaticIsland name="photos">
        <SectionHead title="Photos" id={titleId} />
        <ul className="gallery-wall">
          {Object.entries(photoSets(categories)).map(([id, set]) => (
            <li key={id} id={id}>
              {set.photos[0] && <PhotoCard set={set} cover={set.photos[0]} />}
            </li>
          ))}
        </ul>
      </StaticIsland>
    </PhotoOpener>
  );
}
