import { buttonBase, buttonTones } from './button-tones';
import { Container } from './container';
import { Link } from './link';

/** Texts of the screen in one language. */
export type ErrorTexts = {
  readonly title: string;
  readonly text: string;
  /** Link that loads the page again. */
  readonly again: string;
  /** Name of the links to main pages. */
  readonly sections: string;
  readonly links: readonly { readonly title: string; readonly path: string }[];
};

/** Returns the address of the failed page, for a plain link that reloads it. */
const failedAddress = () =>
  typeof location === 'undefined' ? '/' : `${location.pathname}${location.search}`;

/** Screen for unhandled errors (docs/requirements.md, error-screen). Plain links: scripts may have stopped. */
export function ErrorScreen({ title, text, again, sections, links }: ErrorTexts) {
  return (
    <div
      className="flex min-h-svh flex-col justify-end bg-concrete-800 pt-40 pb-16 text-paper lg:pb-20"
      data-ground="dark"
    >
      {/* React moves it to the head; the failed page's title was removed. */}
      <title>{title}</title>
      <Container>
        <h1 className="max-w-title type-headline">{title}</h1>
        <p className="mt-7 max-w-lead type-lead">{text}</p>
        <div className="mt-9">
          <Link href={failedAddress()} className={`${buttonBase} ${buttonTones.paper}`}>
            {again}
          </Link>
        </div>
        <nav aria-label={sections} className="mt-12 border-t border-joint-dark pt-4 lg:mt-16">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 type-data">
            {links.map((link) => (
              <li key={link.path}>
                <Link
                  href={link.path}
                  className="inline-block py-2 underline underline-offset-4 hover:no-underline"
                >
                  {link.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </div>
  );
}
