import type { ComponentType } from 'react';
import {
  FacebookIcon,
  type IconProps,
  InstagramIcon,
  LinkedinIcon,
  XIcon,
  YoutubeIcon,
} from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { company } from '@/content/entities/company';
import type { Locale } from '@/content/strings/locale';
import { inLanguage } from '@/lib/records';

const icons: Record<(typeof company.socials)[number]['network'], ComponentType<IconProps>> = {
  facebook: FacebookIcon,
  linkedin: LinkedinIcon,
  x: XIcon,
  youtube: YoutubeIcon,
  instagram: InstagramIcon,
};

/** The company's social links as jointed squares, each opening in a new tab; nothing without any. */
export function SocialLinks({ locale }: { readonly locale: Locale }) {
  const { socials } = inLanguage(company, locale.language);
  if (socials.length === 0) return null;
  return (
    <ul className="flex">
      {socials.map(({ network, label, url }) => {
        const Icon = icons[network];
        return (
          <li key={network} className="-ml-px first:ml-0">
            <Link
              href={url}
              newTab={locale.strings.shell.newTab}
              aria-label={label}
              className="grid size-12 place-content-center border border-current/25 hover:bg-paper hover:text-ink"
            >
              <Icon className="size-5" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
