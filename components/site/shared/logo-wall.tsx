import { Link } from '@/components/ui/link';
import type { Partner } from '@/content/entities/partners';
import type { InLanguage } from '@/lib/records';

type Logo = Pick<InLanguage<Partner>, 'id' | 'name' | 'imgSrc' | 'link' | 'width' | 'height'>;

/** Width of a module, in px, at which logos have their own size; they scale with the module. */
const MODULE = 296;

type LogoWallProps = {
  readonly logos: readonly Logo[];
  /** Text for screen readers: the link opens a new tab. */
  readonly newTab: string;
};

/**
 * Logos in running bond, with half modules at the ends and a toothed last row (`styles/logo-wall.css`). A logo with a
 * website leads to it.
 */
export function LogoWall({ logos, newTab }: LogoWallProps) {
  return (
    <ul className="logo-wall mx-wide">
      {logos.map(({ id, name, imgSrc, link, width, height }) => {
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
          </li>
        );
      })}
    </ul>
  );
}
