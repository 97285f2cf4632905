import type { Row } from '@/components/admin/store/types';
import { Image } from '@/components/ui/image';
import { usePictureUrl } from './use-picture-url';
import type { ManagedRecord } from '@/content/registry';
import { readPicture } from './draft-values';

/** The picture of a record or draft for its row, whatever the field is called, as far as there is one that can be shown. */
const pictureOf = (record: ManagedRecord) =>
  readPicture(record.image ?? record.banner ?? record.thumbnail ?? record.logo ?? firstOf(record.images));

/** The first of a list of pictures. */
function firstOf(images: unknown): unknown {
  const first: unknown = Array.isArray(images) ? images[0] : undefined;
  return typeof first === 'object' && first !== null && 'image' in first ? first.image : undefined;
}

/** The small picture of a row. The title beside it names the record, so the picture is decoration here. */
export function RowPicture({ row }: { readonly row: Row }) {
  const pictureUrl = usePictureUrl();
  const picture = pictureOf(row.value);
  return (
    <span className="block size-16 shrink-0 bg-concrete-100">
      {picture !== null && (
        <Image
          // The browser shows the picture before until another one has come: beside another title it would be a wrong one.
          key={picture.src}
          image={{ ...picture, src: pictureUrl(picture.src), alt: '' }}
          sizes="64px"
          // Cut to a square, a logo is not known by what is left.
          fit={row.value.logo === undefined ? 'cover' : 'contain'}
        />
      )}
    </span>
  );
}
