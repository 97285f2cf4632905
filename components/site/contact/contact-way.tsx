import { Section } from '@/components/site/shared/section';
import { ExternalIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { company } from '@/content/entities/company';
import { contact } from '@/content/entities/contact';
import { LocationPlan } from './location-plan';
import { PostalAddress } from './contact-details';
import { inLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';

/** Directions to the factory: address, external link and drawn plan. The map follows in an iframe. */
export function ContactWay({ locale }: { readonly locale: Locale }) {
  const { map } = locale.strings.contact;
  const { factory } = inLanguage(company, locale.language);
  const { way, ...plan } = inLanguage(contact, locale.language);
  return (
    <Section aria-labelledby="find-us" space="band">
      <div className="mb-12 grid gap-x-gutter gap-y-5 lg:grid-cols-2">
        <h2 id="find-us" className="type-h2">
          {map.title}
        </h2>
        <div className="grid gap-y-4">
          {way !== undefined && <p className="max-w-caption type-lead">{way}</p>}
          <div className="flex flex-wrap items-end justify-between gap-x-gutter gap-y-3">
            <div className="type-data-large">
              <PostalAddress place={factory} />
            </div>
            <Link
              href={company.map.linkUrl}
              newTab={locale.strings.shell.newTab}
              className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-brand-ink underline underline-offset-4 print:hidden"
            >
              <span>{map.open}</span>
              <ExternalIcon className="size-4.5" />
            </Link>
          </div>
        </div>
      </div>
      <LocationPlan locale={locale} contact={plan} />
    </Section>
  );
}
