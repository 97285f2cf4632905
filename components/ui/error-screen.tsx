import { buttonBase, buttonTones } from './button-tones';
import { Container } from './container';
import { Link } from './link';

/** Inlined, because this screen must also work if content could not be loaded. */
const english = {
  title: 'Unexpected Application Error!',
  text: 'Part of this page could not be shown; loading it again usually helps.',
  again: 'Load the page again',
  sections: 'Main sections',
  links: [
    { title: 'Home', path: '/' },
    { title: 'Products', path: '/products' },
    { title: 'News & Events', path: '/news-events' },
    { title: 'Contact Us', path: '/contact' },
  ],
};

/** Without sections where the page's header and footer remain. */
export type ErrorTexts = Omit<typeof english, 'sections' | 'links'> & Partial<typeof english>;

/** Returns the address of the failed page, for a plain link that reloads it. */
const failedAddress = () =>
  typeof location === 'undefined' ? '/' : `${location.pathname}${location.search}`;

/** Screen for unhandled errors (docs/requirements.md, error-screen). Plain links: scripts may have stopped. */
export function ErrorScreen({ texts = english }: { readonly texts?: ErrorTexts | undefined }) {
  return (
    <div
      className="flex min-h-svh flex-col justify-end bg-concrete-800 pt-40 pb-16 text-paper lg:pb-20"
      data-ground="dark"
    >
      {/* React moves it to the head; the failed page's title was removed. */}
      <title>{texts.title}</title>
      <Container>
        <h1 className="max-w-title type-headline">{texts.title}</h1>
        <p className="mt-7 max-w-lead type-lead">{texts.text}</p>
        <div className="mt-9">
          <Link href={failedAddress()} className={`${buttonBase} ${buttonTones.paper}`}>
            {texts.again}
          </Link>
        </div>
        {texts.links && (
          <nav aria-label={texts.sections} className="mt-12 border-t border-joint-dark pt-4 lg:mt-16">
            <ul className="flex flex-wrap gap-x-6 gap-y-1 type-data">
              {texts.links.map(({ title, path }) => (
                <li key={path}>
                  <Link
                    href={path}
                    className="inline-block py-2 underline underline-offset-4 hover:no-underline"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Container>
    </div>
  );
}
