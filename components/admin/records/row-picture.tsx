import type { Row } from '@/components/admin/store/types';
import { Image } from '@/components/ui/image';
import { usePictureUrl } from './use-picture-url';
import { valueAt, type ManagedRecord } from '@/lib/records';
import { readPicture } from './draft-values';

/** Returns the main picture of a record, whatever its field is called; null without one. */
const pictureOf = (record: ManagedRecord) =>
  readPicture(
    record.image ??
      record.banner ??
      record.thumbnail ??
      record.logo ??
      record.cover ??
      valueAt(record.images, [0, 'image']),
  );

/** Thumbnail of a row. Decorative: the title beside it names the record. */
export function RowPicture({ row }: { readonly row: Row }) {
  const pictureUrl = usePictureUrl();
  const picture = pictureOf(row.value);
  return (
    <span className="block size-16 shrink-0 bg-concrete-100">
      {picture !== null && (
        <Image
          // Remounts per picture: browsers show the old one while the new one loads, which would not match the title.
          key={picture.src}
          image={{ ...picture, src: pictureUrl(picture.src), alt: '' }}
          sizes="64px"
          // Logos are not cropped: a square part of one is not recognizable.
          fit={row.value.logo === undefined ? 'cover' : 'contain'}
        />
      )}
    </span>
  );
}
