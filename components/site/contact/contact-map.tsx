import { Container } from '@/components/ui/container';
import { ExternalIcon } from '@/components/ui/icons/external-icon';
import { Link } from '@/components/ui/link';
import { company } from '@/content/entities/company';
import { LocationPlan } from './location-plan';
import { PostalAddress } from './postal-address';
import { inLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

/**
 * The way to the factory: address and outside link in text, and the map full bleed below. The frame waits until it
 * comes near; its ground and a sentence behind it stand in for a frame that never answers.
 */
export function ContactMap({ locale }: { readonly locale: Locale }) {
  const { map } = locale.strings.contact;
  const { brand, factory } = inLanguage(company, locale.language);
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
      <div className="relative h-banner bg-concrete-200 lg:h-140 print:hidden">
        <p className="absolute inset-0 grid place-content-center px-gutter text-center">{map.missing}</p>
        <iframe
          src={company.map.embedUrl}
          title={locale.fill(map.frame, { brand, city: factory.city })}
          width={1440}
          height={560}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
          className="absolute inset-0 size-full"
        />
      </div>
      <Container className="grid gap-x-gutter gap-y-8 py-section md:grid-cols-12 print:py-6">
        <p className="max-w-[34ch] type-lead md:col-span-6">{map.way}</p>
        <div className="md:col-span-6">
          <LocationPlan locale={locale} />
        </div>
      </Container>
    </section>
  );
}
