import { Link } from '@/components/ui/link';

type Logo = {
  readonly id: string;
  readonly name: string;
  readonly imgSrc: string;
  readonly link: string;
  /** The drawing's own size in px, at which all logos weigh about the same. */
  readonly width: number;
  readonly height: number;
};

/** Width (px) of a module at which every logo has its own size; it keeps its share of narrower and wider ones. */
const MODULE = 296;

type LogoWallProps = {
  readonly logos: readonly Logo[];
  /** What is read after the name: the link opens a new tab. */
  readonly newTab: string;
};

/**
 * Logos laid in running bond, half modules at the ends (`styles/logo-wall.css`): courses of four from 768 px, of two
 * from 600 px, of two and one below. An unfinished last course is toothed, as on a wall that is still being built.
 */
export function LogoWall({ logos, newTab }: LogoWallProps) {
  return (
    <ul className="logo-wall">
      {logos.map(({ id, name, imgSrc, link, width, height }) => (
        <li key={id} className="relative aspect-block bg-concrete-100">
          <Link
            href={link}
            newTab={newTab}
            className="group/logo grid size-full place-items-center outline-offset-0 hover:bg-white focus-visible:bg-white"
          >
            {/* eslint-disable-next-line @next/next/no-img-element -- a drawing of its own size, nothing to size or crop */}
            <img
              src={imgSrc}
              alt={name}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="logo-wall-mark h-auto"
              style={{ width: `${(width / MODULE) * 100}%` }}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
