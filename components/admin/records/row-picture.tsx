import type { Row } from '@/components/admin/store/types';
import { Image } from '@/components/ui/image';
import { pictureOf } from './picture-of';
import { usePictureUrl } from './use-picture-url';

/** The small picture of a row. The title beside it names the record, so the picture is decoration here. */
export function RowPicture({ row }: { readonly row: Row }) {
  const pictureUrl = usePictureUrl();
  const picture = pictureOf(row.value);
  return (
    <span className="block size-16 shrink-0 bg-concrete-100">
      {picture !== null && (
        <Image
          image={{ ...picture, src: pictureUrl(picture.src), alt: '' }}
          sizes="64px"
          // Cut to a square, a logo is not known by what is left.
          fit={row.value.logo === undefined ? 'cover' : 'contain'}
        />
      )}
    </span>
  );
}
