import { pageIn } from '@/app/_lib/page-in';
import { webPage } from '@/app/_lib/structured-data/pages';
import { Drawn } from '@/components/site/products/page/product-drawing';
import { NothingYet } from '@/components/site/shared/nothing-yet';
import { Section } from '@/components/site/shared/section';
import { Link } from '@/components/ui/link';
import { detailGroups, type DetailName, DETAIL_WIDTH } from '@/lib/geometry';
import { together } from '@/lib/text';
import { routes } from '@/content/routes';
import { measuresIn } from '@/content/strings/measures';
import type { Locale } from '@/content/strings/locale';
import { PageHead, type ScreenProps } from './screen';
import { drawnDetail, noteIn } from './typical-details';

/** Typical details in groups: drawings to scale with numbered notes, each also as DXF. */
export function DetailsScreen({ locale }: ScreenProps) {
  const page = pageIn('details', locale);
  const { details, drawing, products } = locale.strings;
  const trail = [{ title: products.title, path: routes.products }];
  const groups = drawnGroups();
  return (
    <>
      <PageHead page={page} nodes={[webPage(page, 'WebPage')]} trail={trail} />
      <Section aria-label={page.heading} space="band">
        {groups.length === 0 ? (
          <NothingYet locale={locale} page="details" />
        ) : (
          <p className="mb-12 max-w-measure type-lead">{`${details.lead} ${drawing.note}`}</p>
        )}
        <div className="grid gap-y-20 print:block">
          {groups.map(([group, names]) => (
            <section key={group} aria-labelledby={group}>
              <h2 id={group} className="mb-6 type-h2 print:mt-6">
                {details.groups[group as keyof typeof detailGroups]}
              </h2>
              <div className="product-views">
                {names.map((name) => (
                  <DetailFigure key={name} locale={locale} name={name} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}

/** Groups with the details that are drawn; those without any are left out. */
const drawnGroups = () =>
  Object.entries(detailGroups)
    .map(([group, names]) => [group, names.filter((name) => drawnDetail(name) !== undefined)] as const)
    .filter(([, names]) => names.length > 0);

function DetailFigure({ locale, name }: { readonly locale: Locale; readonly name: DetailName }) {
  const { details, drawing } = locale.strings;
  const drawn = drawnDetail(name, locale.number);
  if (drawn === undefined) return null;
  const { ratio, stated, notes } = drawn;
  const title = details.titles[name];
  return (
    <figure
      id={name}
      className="break-inside-avoid print:mb-6 print:pr-4"
      style={{ '--widest': DETAIL_WIDTH * ratio, '--ratio': ratio }}
    >
      <figcaption>
        <h3 className="mb-1 type-h3 text-ink">{title}</h3>
        <span>{locale.fill(drawing.scale, { ratio })}</span>
        <span>{` ${details.typical}`}</span>
      </figcaption>
      <Drawn
        picture={drawn}
        ratio={ratio}
        label={locale.fill(details.drawn, {
          title,
          ratio,
          lengths: measuresIn(stated, drawing.measures),
        })}
        describedBy={`${name}-notes`}
      />
      <div className="type-small print:text-xs">
        <ol
          id={`${name}-notes`}
          className="grid list-inside gap-y-1"
          style={{ listStyleType: locale.language === 'bn' ? 'bengali' : 'decimal' }}
        >
          {notes
            .map((note) => [note, together(noteIn(note, locale))] as const)
            .map(([key, note]) => (
              <li key={key}>
                {note.id === undefined ? (
                  note.text
                ) : (
                  <Link
                    {...locale.to(routes.product(note.id))}
                    className="py-1 font-medium underline underline-offset-4"
                  >
                    {note.text}
                  </Link>
                )}
              </li>
            ))}
        </ol>
        <a
          href={routes.detailFile(name)}
          download
          className="mt-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 print:hidden"
        >
          {locale.fill(details.file, { title })}
        </a>
      </div>
    </figure>
  );
}
