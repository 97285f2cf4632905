'use client';

import { useMemo, type Ref } from 'react';
import Carousel, { type ControllerRef, type Labels, type ZoomRef } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { LightboxPicture } from './lightbox-picture.client';
import type { Photo } from './photo';
import type { LightboxTexts } from '@/content/strings/media';

type LightboxStageProps = {
  readonly texts: LightboxTexts;
  readonly labels: Labels;
  readonly photos: readonly Photo[];
  readonly index: number;
  /** Refs for the lightbox's buttons and keys. */
  readonly carousel: Ref<ControllerRef>;
  readonly zoom: Ref<ZoomRef>;
  readonly onShow: (index: number) => void;
  readonly onZoom: (isZoomed: boolean) => void;
};

/** Maximum zoom, in screen pixels per picture pixel. */
const CLOSEST = 3;
/** Width to height of a photo's middle, which an upright phone shows. */
const UPRIGHT = 4 / 5;
const nothing = () => null;

/** Current photo and neighbours, swiped and zoomed by the library; `Lightbox` has the controls. */
export function LightboxStage(props: LightboxStageProps) {
  const { texts, labels, photos, index, carousel, zoom, onShow, onZoom } = props;
  const widest = useMediaQuery('(width < 48rem) and (orientation: portrait)') ? UPRIGHT : Infinity;
  // Memoized: the library resets when it receives another array.
  const slides = useMemo(
    () => photos.map(({ src, width, height }) => ({ src, width: Math.min(width, height * widest), height })),
    [photos, widest],
  );
  return (
    <Carousel
      plugins={[Inline, Zoom]}
      index={index}
      slides={slides}
      carousel={{ preload: 1, padding: 0 }}
      controller={{ ref: carousel, closeOnEscape: false, touchAction: 'none' }}
      zoom={{ ref: zoom, maxZoomPixelRatio: CLOSEST }}
      toolbar={{ buttons: [] }}
      on={{ view: ({ index: shown }) => onShow(shown), zoom: ({ zoom: level }) => onZoom(level > 1) }}
      styles={{ container: { backgroundColor: 'transparent' } }}
      labels={labels}
      render={{
        buttonPrev: nothing,
        buttonNext: nothing,
        buttonZoom: nothing,
        slide: ({ slide, rect, zoom: level = 1 }) => {
          const photo = photos.find(({ src }) => 'src' in slide && src === slide.src);
          const props = { texts, widest, room: rect, zoom: level };
          return photo && <LightboxPicture {...props} photo={photo} />;
        },
      }}
    />
  );
}
