import { Link } from '@/components/ui/link';

type FooterColumnProps = {
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly path: string }[];
};

/** One column of the footer: a quiet heading over its links. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <div>
      <h2 className="mb-3 type-small font-medium text-concrete-400">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.title}>
            <Link href={link.path} className="inline-block py-1.5 hover:text-paper hover:underline">
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
