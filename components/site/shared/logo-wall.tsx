import { Link } from '@/components/ui/link';
import type { Partner } from '@/content/entities/partners';
import type { InLanguage } from '@/lib/records';

type Logo = Pick<InLanguage<Partner>, 'id' | 'name' | 'imgSrc' | 'link' | 'width' | 'height' | 'sample'>;

/** Width of a module, in px, at which logos have their own size; they scale with the module. */
const MODULE = 296;

type LogoWallProps = {
  readonly logos: readonly Logo[];
  /** Text for screen readers: the link opens a new tab. */
  readonly newTab: string;
  /** Says that a client is a sample; without it no logo is marked. */
  readonly mark?: string;
};

/**
 * Logos in running bond, with half modules at the ends and a toothed last row (`styles/logo-wall.css`). A logo with a
 * website leads to it.
 */
export function LogoWall({ logos, newTab, mark: sampleMark }: LogoWallProps) {
  return (
    <ul className="logo-wall mx-wide">
      {logos.map(({ id, name, imgSrc, link, width, height, sample }) => {
        const mark = (
          // eslint-disable-next-line @next/next/no-img-element -- a drawing of its own size, nothing to size or crop
          <img
            src={imgSrc}
            alt={name}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            className="logo-wall-mark h-auto max-h-3/4 object-contain"
            style={{ width: `${(width / MODULE) * 100}%` }}
          />
        );
        return (
          <li key={id} className="relative grid aspect-block place-items-center bg-concrete-100">
            {link === undefined ? (
              mark
            ) : (
              <Link
                href={link}
                newTab={newTab}
                className="group/logo grid size-full place-items-center outline-offset-0 hover:bg-white focus-visible:bg-white"
              >
                {mark}
              </Link>
            )}
            {sampleMark && sample === 'yes' && (
              <span className="pointer-events-none absolute bottom-2 left-3 type-data text-concrete-600">
                {sampleMark}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
