import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { company, whatsAppHref } from '@/content/entities/company';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { askAbout } from '../shared/ask-about';
import { Telephone } from '../shared/telephone';

type PriceWaysProps = {
  readonly locale: Locale;
  /** What the price is asked for, in the words of the page. */
  readonly about: string;
  readonly tone?: 'paper';
};

/** Ways to ask for a price: a prepared message, telephone and WhatsApp, if there is a number. */
export function PriceWays({ locale, about, tone }: PriceWaysProps) {
  const { productPage, shell, shared } = locale.strings;
  const way = 'inline-flex min-h-11 items-center type-small underline-offset-4 hover:underline';
  return (
    <>
      <ButtonLink href={askAbout(locale.to(routes.contact).href, about)} tone={tone}>
        {productPage.ask}
      </ButtonLink>
      <Telephone locale={locale} number={company.mainNumber} className={way} />
      {company.whatsApp !== undefined && (
        <Link
          href={`${whatsAppHref(company.whatsApp)}?text=${encodeURIComponent(about)}`}
          newTab={shell.newTab}
          className={way}
        >
          {shared.form.whatsApp}
        </Link>
      )}
    </>
  );
}
