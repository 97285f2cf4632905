import { act, render, screen } from '@testing-library/react';
import { VideoDialog } from '@/components/site/shared/video-dialog.client';
import { VideoTrigger } from '@/components/site/shared/video-trigger';
import { filmAtHost, ownFilm, type Film } from '@/content/films';
import * as en from '@/content/strings/en';

const addresses = filmAtHost('AtraiFilm00');
const dialogOf = (film: Film) => (
  <>
    <VideoTrigger newTab="(opens in a new tab)" dialog="film" film={film} className="trigger">
      Watch the film
    </VideoTrigger>
    <VideoDialog
      texts={{ ...en.shared.film, newTab: en.shell.newTab }}
      id="film"
      title="Who we are"
      film={film}
      poster={{ src: '/images/scenes/film.jpg', alt: 'A press at work', width: 1600, height: 900 }}
    />
  </>
);
const film = dialogOf(addresses);

/** Opens or closes the dialog like an invoker command, which jsdom lacks. */
const setOpen = async (isOpen: boolean) => {
  await act(async () => {
    screen.getByRole('dialog', { hidden: true }).toggleAttribute('open', isOpen);
    await jest.advanceTimersByTimeAsync(0);
  });
};

/** Files of the film that is played. */
const filesIn = (container: HTMLElement) =>
  [...container.querySelectorAll('video source')].map((source) => source.getAttribute('src'));

/** Mocks `fetch` with the response of the player's server. */
const serverIs = (answer: () => Promise<unknown>) => {
  window.fetch = jest.fn(answer as typeof fetch);
};

beforeEach(() => {
  jest.useFakeTimers();
  serverIs(() => Promise.resolve({ type: 'opaque' }));
});
afterEach(() => jest.useRealTimers());

describe('VideoDialog', () => {
  it('makes the frame when it opens, Close before it, and removes it when it closes', async () => {
    render(film);

    await setOpen(true);
    const frame = screen.getByTitle('Who we are');
    const close = screen.getByRole('button', { name: 'Close film' });
    expect(frame).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/AtraiFilm00\?/),
    );
    expect(close.compareDocumentPosition(frame)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    await setOpen(false);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('shows a sentence when the player has not answered after 8 seconds', async () => {
    serverIs(() => new Promise(() => undefined));
    render(film);
    await setOpen(true);

    await act(() => jest.advanceTimersByTimeAsync(7999));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status')).toHaveTextContent('The film has not loaded yet.');
  });

  it('stays quiet when the player has answered in time', async () => {
    render(film);
    await setOpen(true);

    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByTitle('Who we are')).toBeInTheDocument();
  });

  it('shows the poster and a sentence in place of a player that does not answer', async () => {
    serverIs(() => Promise.reject(new TypeError('Failed to fetch')));
    const { container } = render(film);
    await setOpen(true);

    expect(screen.getByRole('status')).toHaveTextContent('The player could not be loaded.');
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/film-'));
    expect(screen.getByRole('link', { name: /Watch on YouTube/ })).toBeVisible();
  });

  it('plays the website’s own film in place of a player that does not answer, and says so', async () => {
    serverIs(() => Promise.reject(new TypeError('Failed to fetch')));
    const { container } = render(dialogOf({ ...addresses, own: ownFilm }));
    await setOpen(true);

    expect(screen.getByRole('status')).toHaveTextContent('YouTube does not answer. This is our own film');
    expect(container.querySelector('iframe')).toBeNull();
    expect(filesIn(container)).toEqual(Object.values(ownFilm));
    expect(screen.getByRole('link', { name: /Watch on YouTube/ })).toBeVisible();
  });

  it('plays the website’s own film without asking a host where the company has no other', async () => {
    const { container } = render(dialogOf({ watchUrl: '/quality#days', own: ownFilm }));
    await setOpen(true);

    expect(window.fetch).not.toHaveBeenCalled();
    expect(filesIn(container)).toEqual(Object.values(ownFilm));
    expect(screen.getByRole('link', { name: 'The same in words: 28 days' })).toHaveAttribute(
      'href',
      '/quality#days',
    );
  });
});
