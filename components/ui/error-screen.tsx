import { buttonStyles } from './button-styles';
import { Container } from './container';
import { Link } from './link';

/** Spelt here because this screen also has to work where content could not be loaded. */
const links = [
  { title: 'Home', path: '/' },
  { title: 'Products', path: '/products' },
  { title: 'News & Events', path: '/news-events' },
  { title: 'Contact Us', path: '/contact' },
];

/** The page that failed, so that a plain link loads it afresh. */
const failedAddress = () =>
  typeof location === 'undefined' ? '/' : `${location.pathname}${location.search}`;

/**
 * What an unhandled failure shows (docs/requirements.md, error-screen). Everything on it is a plain link: no script may be
 * left.
 */
export function ErrorScreen() {
  return (
    <div
      className="flex min-h-svh flex-col justify-end bg-concrete-800 pt-40 pb-16 text-paper lg:pb-20"
      data-ground="dark"
    >
      {/* React moves it into the head: with the page that failed went its title. */}
      <title>Unexpected Application Error!</title>
      <Container>
        <h1 className="max-w-[14ch] type-headline">Unexpected Application Error!</h1>
        <p className="mt-7 max-w-[46ch] type-lead">
          Part of this page could not be shown; loading it again usually helps.
        </p>
        <div className="mt-9">
          <Link href={failedAddress()} className={buttonStyles({ tone: 'paper' })}>
            Load the page again
          </Link>
        </div>
        <nav aria-label="Main sections" className="mt-12 border-t border-joint-dark pt-4 lg:mt-16">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 type-data">
            {links.map(({ title, path }) => (
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
      </Container>
    </div>
  );
}
