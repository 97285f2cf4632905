import { pageIn } from '@/app/_lib/page-in';
import { webPage } from '@/app/_lib/structured-data/pages';
import { BuiltWith } from '@/components/site/clients/built-with';
import { LogoWall } from '@/components/site/shared/logo-wall';
import { NothingYet } from '@/components/site/shared/nothing-yet';
import { Section } from '@/components/site/shared/section';
import { partnersIn } from '@/content/entities/partners';
import { shownIn } from '@/lib/records';
import { PageHead, type ScreenProps } from './screen';

/** Clients: a wall of logos. */
export function ClientsScreen({ locale }: ScreenProps) {
  const page = pageIn('clients', locale);
  const texts = locale.strings.shared.clients;
  const clients = partnersIn('Group').map((partner) => shownIn(partner, locale.language));
  const mentions = clients.map(({ name, link: url }) => ({ '@type': 'Organization' as const, name, url }));
  return (
    <>
      <PageHead page={page} nodes={[webPage(page, 'CollectionPage', { mentions })]} />
      {clients.length > 0 ? (
        <Section {...(page.lead ? { 'aria-labelledby': 'clients-title' } : { 'aria-label': page.heading })}>
          {page.lead && (
            <h2 id="clients-title" className="mb-8 max-w-lead type-lead text-concrete-600 lg:mb-14">
              {page.lead}
            </h2>
          )}
          <LogoWall logos={clients} newTab={locale.strings.shell.newTab} mark={texts.sample} />
        </Section>
      ) : (
        <Section aria-label={page.heading}>
          <NothingYet locale={locale} page="clients" />
        </Section>
      )}
      <BuiltWith title={texts.built} clients={clients} mark={texts.sample} />
    </>
  );
}
