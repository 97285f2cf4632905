import { ShownCrops } from './shown-crops';
import type { ComponentProps, ReactNode } from 'react';
import { Image } from '@/components/ui/image';
import type { DraftPicture } from './draft-values';
import { usePictureUrl } from './use-picture-url';

type ShownProps<Value> = {
  readonly value: Value;
  readonly children: (shown: Value, pictureUrl: (src: string) => string) => ReactNode;
};

/** Passes a value as pages show it to `children`, with the URLs of its pictures. Code of crops comes with the first one. */
export function Shown<Value>({ value, children }: ShownProps<Value>) {
  const pictureUrl = usePictureUrl();
  if (!JSON.stringify(value).includes('"crop":')) return children(value, pictureUrl);
  return (
    <ShownCrops value={value} pictureUrl={pictureUrl}>
      {(shown, url) => children(shown as Value, url)}
    </ShownCrops>
  );
}

type RecordPictureProps = Omit<ComponentProps<typeof Image>, 'image'> & { readonly picture: DraftPicture };

/** Picture of a record as pages show it. */
export const RecordPicture = ({ picture, ...props }: RecordPictureProps) => (
  <Shown value={picture}>
    {(shown, pictureUrl) => <Image {...props} image={{ ...shown, src: pictureUrl(shown.src) }} />}
  </Shown>
);
