import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { Telephone } from '@/components/site/shared/telephone';
import { Section } from '@/components/site/shared/section';
import type { home } from '@/content/entities/home';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

type GetInTouchProps = {
  readonly locale: Locale;
  readonly content: (typeof home)['getInTouch'];
  readonly telephone: string;
};

const TITLE_ID = 'get-in-touch-title';

/** One sentence, the way to the wall estimator, one telephone number: the footer below it asks for a message already. */
export function GetInTouch({ locale, content, telephone }: GetInTouchProps) {
  return (
    <Section island="get-in-touch" ground="dark" aria-labelledby={TITLE_ID}>
      <div className="grid items-end gap-x-gutter gap-y-10 lg:grid-cols-12 print:break-inside-avoid">
        <h2 id={TITLE_ID} className="max-w-heading type-h2 lg:col-span-6">
          {content.title}
        </h2>
        <div className="lg:col-span-6">
          <p className="max-w-lead text-current/85">{content.text}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">
            <ButtonLink {...locale.to(routes.estimator)} tone="paper">
              {locale.strings.home.estimator}
            </ButtonLink>
            <Telephone
              locale={locale}
              number={telephone}
              className="inline-flex min-h-11 items-center type-data-large underline-offset-4 hover:underline"
            />
            <Link
              {...locale.to(routes.contact)}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
            >
              {locale.strings.home.contact}
            </Link>
          </div>
        </div>
      </div>
    </Section>
  );
}
