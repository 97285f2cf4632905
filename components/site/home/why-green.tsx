import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/site/shared/section';
import type { home } from '@/content/entities/home';
import type { InLanguage } from '@/lib/records';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import { RangeBars } from './range-bars';
import type { Locale } from '@/content/strings/locale';

type WhyGreenProps = {
  readonly locale: Locale;
  readonly content: NonNullable<InLanguage<typeof home>['whyGreen']>;
};

const TITLE_ID = 'why-green-title';

/** Grid classes on wide screens by number of figures; three columns for others. */
const COLUMNS: Readonly<Record<number, string>> = { 1: '', 2: 'lg:grid-cols-2', 4: 'lg:grid-cols-4' };

/** Comparison of block and brick: text at the left, ranges as bars at the right, one to six more figures below. */
export function WhyGreen({ locale, content }: WhyGreenProps) {
  return (
    <Section ground="brand" aria-labelledby={TITLE_ID}>
      <div className="grid gap-x-gutter gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id={TITLE_ID} className="type-h2">
            {content.title}
          </h2>
          <p className="mt-7 max-w-lead text-current/85">{content.text}</p>
          {isShown(routes.keyProduct) && (
            <ButtonLink {...locale.to(routes.keyProduct)} tone="paper" className="mt-9">
              {locale.strings.home.readMore}
            </ButtonLink>
          )}
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <RangeBars locale={locale} ranges={content.ranges} />
        </div>
      </div>
      <dl
        className={`mt-14 grid gap-x-gutter gap-y-10 border-t border-joint-dark pt-7 lg:mt-20 ${content.figures.length > 1 ? 'grid-cols-2' : ''} ${COLUMNS[content.figures.length] ?? 'lg:grid-cols-3'}`}
      >
        {content.figures.map(({ value, label }, index) => (
          <div key={index} className="flex flex-col-reverse justify-end print:break-inside-avoid">
            <dt className="mt-3 max-w-phrase type-small text-current/80">{label}</dt>
            <dd className="type-figure">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
