import { pageIn } from '@/app/_lib/page-in';
import { organization, organizationRef, places } from '@/app/_lib/structured-data/organization';
import { webPage } from '@/app/_lib/structured-data/pages';
import { ContactDetails } from '@/components/site/contact/contact-details';
import { ContactForm, MESSAGE_ID } from '@/components/site/contact/contact-form';
import { PreparedMessage } from '@/components/site/contact/prepared-message.client';
import { ContactWay } from '@/components/site/contact/contact-way';
import { MapFrame } from '@/components/site/contact/map-frame.client';
import { EnquirySender } from '@/components/site/shared/enquiry-form';
import { Section } from '@/components/site/shared/section';
import { TypedMessage } from '@/components/site/shared/typed-message.client';
import { company } from '@/content/entities/company';
import { contact as contactRecord } from '@/content/entities/contact';
import { shownIn } from '@/lib/records';
import { PageHead, type ScreenProps } from './screen';

const FORM_TITLE_ID = 'write-to-us';

/** How to reach the company: the form, the addresses, the way to the factory. */
export function ContactScreen({ locale }: ScreenProps) {
  const page = pageIn('contact', locale);
  const contact = shownIn(contactRecord, locale.language);
  const { map } = locale.strings.contact;
  const { brand, factory } = shownIn(company, locale.language);
  return (
    <>
      <PageHead
        page={page}
        nodes={[
          webPage(page, 'ContactPage', { mainEntity: organizationRef }),
          organization(locale),
          ...places(locale),
        ]}
      />
      <Section aria-labelledby={FORM_TITLE_ID}>
        <div className="grid gap-x-gutter gap-y-16 lg:grid-cols-12">
          <div className="lg:col-span-6 lg:pr-gutter print:hidden">
            <h2 id={FORM_TITLE_ID} className="type-h2">
              {contact.title}
            </h2>
            <p className="mt-6 mb-9 max-w-text type-lead">{contact.intro}</p>
            <ContactForm locale={locale} labelledBy={FORM_TITLE_ID} />
          </div>
          <div className="lg:col-span-6">
            <ContactDetails locale={locale} />
          </div>
        </div>
      </Section>
      <ContactWay locale={locale} />
      <MapFrame
        embedUrl={company.map.embedUrl}
        title={locale.fill(map.frame, { brand, city: factory.city })}
        missing={map.missing}
        link={{ href: company.map.linkUrl, newTab: locale.strings.shell.newTab, children: map.open }}
      />
      <PreparedMessage field={MESSAGE_ID} start={locale.strings.listPage.app.mail.start} />
      <TypedMessage />
      <EnquirySender locale={locale} />
    </>
  );
}
