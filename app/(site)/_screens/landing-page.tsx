import { documentSizeIn } from '@/app/_lib/file-size';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { filmDialogOf, LandingBlocks } from '@/components/site/landing/landing-blocks';
import { VideoDialog } from '@/components/site/shared/video-dialog.client';
import { filmAtHost } from '@/content/registry/films';
import { getLandingPage, type LandingPage } from '@/content/entities/landing-pages';
import { inLanguage, shownIn } from '@/lib/records';
import { summary } from '@/lib/text';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import type { ScreenProps } from './screen';
import type { RecordScreen } from './site-page';

function factsOf(record: LandingPage, locale: Locale) {
  const page = inLanguage(record, locale.language);
  return {
    locale,
    path: routes.landingPage(page.id),
    title: page.title,
    description: summary(page.summary),
  };
}

/** A page of blocks. The dialogs of its films follow, because they are client components. */
function LandingPageScreen({ locale, item }: ScreenProps & { readonly item: LandingPage }) {
  const page = shownIn(item, locale.language);
  const facts = factsOf(item, locale);
  const texts = { ...locale.strings.shared.film, newTab: locale.strings.shell.newTab };
  return (
    <>
      <StructuredData
        locale={locale}
        nodes={[webPage(facts, 'WebPage')]}
        crumbs={[{ title: page.title, path: facts.path }]}
      />
      <LandingBlocks locale={locale} page={page} sizeOf={documentSizeIn(locale)} />
      {page.blocks.map(
        ({ film, image, title }, index) =>
          film &&
          image &&
          title && (
            <VideoDialog
              key={index}
              texts={texts}
              id={filmDialogOf(index)}
              title={title}
              film={filmAtHost(film)}
              poster={image}
            />
          ),
      )}
    </>
  );
}

/** Screen of the pages of blocks. */
export const landingPage: RecordScreen<LandingPage> = {
  route: 'landingPage',
  find: getLandingPage,
  factsOf,
  Screen: LandingPageScreen,
};
