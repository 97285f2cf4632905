import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { organization, organizationRef } from '@/app/_lib/structured-data/organization';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { ContactDetails } from '@/components/site/contact/contact-details';
import { ContactForm } from '@/components/site/contact/contact-form';
import { ContactMap } from '@/components/site/contact/contact-map';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { TypedMessage } from '@/components/site/shared/typed-message.client';
import { StaticIsland } from '@/components/ui/static-island.client';
import { contact } from '@/content/entities/contact';
import { bannerOf, pageOf } from '@/content/entities/pages';
import { routes } from '@/content/routes';

const TITLE = 'Contact Us';
const FORM_TITLE_ID = 'write-to-us';

const page = { ...pageOf('contact'), path: routes.contact };

export const metadata: Metadata = pageMeta(page);

export default function ContactPage() {
  return (
    <>
      <StaticIsland name="page">
        <StructuredData
          nodes={[webPage(page, 'ContactPage', { mainEntity: organizationRef }), organization()]}
          crumbs={[{ title: TITLE, path: page.path }]}
        />
        <PageBanner title={TITLE} image={bannerOf('contact')} />
        <Section aria-labelledby={FORM_TITLE_ID}>
          <div className="grid gap-x-gutter gap-y-16 lg:grid-cols-12">
            <div className="lg:col-span-7 lg:pr-gutter print:hidden">
              <h2 id={FORM_TITLE_ID} className="type-h2">
                {contact.title}
              </h2>
              <p className="mt-6 mb-9 max-w-[52ch] type-lead">{contact.intro}</p>
              <ContactForm labelledBy={FORM_TITLE_ID} />
            </div>
            <div className="lg:col-span-5">
              <ContactDetails />
            </div>
          </div>
        </Section>
        <ContactMap />
      </StaticIsland>
      <TypedMessage />
    </>
  );
}
