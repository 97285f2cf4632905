import { Container } from '@/components/ui/container';
import { ExternalIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { company } from '@/content/entities/company';
import { LocationPlan } from './location-plan';
import { PostalAddress } from './postal-address';
import { inLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

/** The way to the factory: address and outside link in text, and the drawn plan. The map itself follows in a frame. */
export function ContactWay({ locale }: { readonly locale: Locale }) {
  const { map } = locale.strings.contact;
  const { factory } = inLanguage(company, locale.language);
  return (
    <section aria-labelledby="find-us">
      <Container className="grid items-end gap-x-gutter gap-y-5 pb-9 lg:grid-cols-12 lg:pb-12">
        <h2 id="find-us" className="type-h2 lg:col-span-6">
          {map.title}
        </h2>
        <div className="flex flex-wrap items-end justify-between gap-x-gutter gap-y-3 lg:col-span-6">
          <div className="type-data-large">
            <PostalAddress place={factory} />
          </div>
          <Link
            href={company.map.linkUrl}
            newTab={locale.strings.shell.newTab}
            className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-leaf underline underline-offset-4 print:hidden"
          >
            {map.open}
            <ExternalIcon className="size-4.5" />
          </Link>
        </div>
      </Container>
      <Container className="grid gap-x-gutter gap-y-8 pb-section md:grid-cols-12 print:py-6">
        <p className="max-w-caption type-lead md:col-span-6">{map.way}</p>
        <div className="md:col-span-6">
          <LocationPlan locale={locale} />
        </div>
      </Container>
    </section>
  );
}
