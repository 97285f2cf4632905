import { Link } from '@/components/ui/link';
import type { PageLink } from '@/content/strings/locale';

type FooterColumnProps = {
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly link: PageLink }[];
};

/** One column of the footer: a quiet heading over its links. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <div>
      <h2 className="mb-3 type-small font-medium text-concrete-400">{title}</h2>
      <ul>
        {links.map(({ title: name, link }) => (
          <li key={name}>
            <Link {...link} className="inline-block py-1.5 hover:text-paper hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
