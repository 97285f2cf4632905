import { act, render, screen, within } from '@testing-library/react';
import { VideoDialog } from '@/components/site/shared/video-dialog.client';
import { VideoTrigger } from '@/components/site/shared/video-trigger';
import { filmAtHost, ownFilm, type Film } from '@/content/registry/films';
import { strings as en } from '@/content/strings/en';

const ID = 'M7lc1UVf-VE';
const addresses = filmAtHost(ID);
const dialogOf = (film: Film) => (
  <>
    <VideoTrigger newTab="(opens in a new tab)" dialog="film" film={film} className="trigger">
      Watch the film
    </VideoTrigger>
    <VideoDialog
      texts={{ ...en.shared.film, inWords: 'Read it instead: 28 days', newTab: en.shell.newTab }}
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
    const close = screen.getByRole('button', { name: 'Close video' });
    expect(frame).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE\?.*enablejsapi=1/),
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
    expect(screen.getByRole('status')).toHaveTextContent(
      'The video has not loaded yet. You can watch it through the link below.',
    );
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

    expect(screen.getByRole('status')).toHaveTextContent(
      'YouTube is not responding. You can watch it through the link below.',
    );
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/film-'));
    expect(screen.getByRole('link', { name: /Watch on YouTube/ })).toBeVisible();
  });

  it('plays the website’s own film in place of a player that does not answer, and says so', async () => {
    serverIs(() => Promise.reject(new TypeError('Failed to fetch')));
    const { container } = render(dialogOf({ ...addresses, own: ownFilm }));
    await setOpen(true);

    expect(screen.getByRole('status')).toHaveTextContent('YouTube is not responding. Here is our own video');
    expect(container.querySelector('iframe')).toBeNull();
    expect(filesIn(container)).toEqual(Object.values(ownFilm));
    expect(screen.getByRole('link', { name: /Watch on YouTube/ })).toBeVisible();
  });

  it('plays the website’s own film where a host has not answered after 8 seconds, and keeps it after a late answer', async () => {
    let answer: (value: unknown) => void = () => undefined;
    serverIs(() => new Promise((resolve) => (answer = resolve)));
    const { container } = render(dialogOf({ ...addresses, own: ownFilm }));
    await setOpen(true);

    await act(() => jest.advanceTimersByTimeAsync(7999));
    expect(filesIn(container)).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status')).toHaveTextContent('YouTube is not responding. Here is our own video');
    await act(async () => answer({ type: 'opaque' }));
    expect(container.querySelector('iframe')).toBeNull();
    expect(filesIn(container)).toEqual(Object.values(ownFilm));
  });

  describe('a player that reports an error', () => {
    const HOST = 'https://www.youtube-nocookie.com';
    const ERROR = '{"event":"onError","info":150,"id":1}';

    /** Opens a film of the host, and sends a message to the page, by default as from its player. */
    const openAndHear = async (
      own: Pick<Film, 'own'>,
      data: unknown,
      { origin = HOST, isPlayer = true } = {},
    ) => {
      const { container } = render(dialogOf({ ...addresses, ...own }));
      await setOpen(true);
      const source = isPlayer ? container.querySelector('iframe')?.contentWindow : window;
      act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null })));
      return container;
    };

    it('is asked for errors until it answers', async () => {
      const container = await openAndHear({}, undefined, { isPlayer: false });
      const ask = jest.spyOn(container.querySelector('iframe')?.contentWindow ?? window, 'postMessage');
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(
        ask.mock.calls.map(([question]) => (JSON.parse(String(question)) as { event: string }).event),
      ).toEqual(['listening', 'command', 'listening', 'command']);
    });

    it('gives way to the website’s own film, and a sentence says so', async () => {
      const container = await openAndHear({ own: ownFilm }, ERROR);
      expect(screen.getByRole('status')).toHaveTextContent(
        'YouTube cannot play this video. Here is our own video',
      );
      expect(container.querySelector('iframe')).toBeNull();
      expect(filesIn(container)).toEqual(Object.values(ownFilm));
    });

    it('gives way to a sentence that leads to the host, where there is no other film', async () => {
      const container = await openAndHear({}, ERROR);
      expect(screen.getByRole('status')).toHaveTextContent(
        'YouTube cannot play this video. You can watch it through the link below.',
      );
      expect(container.querySelector('iframe, video')).toBeNull();
      expect(screen.getByRole('link', { name: /Watch on YouTube/ })).toBeVisible();
    });

    it.each([
      ['of another origin', ERROR, { origin: 'https://www.example.com' }],
      ['of another window', ERROR, { isPlayer: false }],
      ['of another event', '{"event":"onReady"}', {}],
      ['without sense', 'onError', {}],
    ])('is not replaced for a message %s', async (_, data, from) => {
      const container = await openAndHear({ own: ownFilm }, data, from);
      expect(container.querySelector('iframe')).not.toBeNull();
    });
  });

  it('plays the website’s own film without asking a host where the company has no other', async () => {
    const { container } = render(dialogOf({ watchUrl: '/quality#days', own: ownFilm }));
    await setOpen(true);

    expect(window.fetch).not.toHaveBeenCalled();
    expect(filesIn(container)).toEqual(Object.values(ownFilm));
    expect(screen.getByRole('link', { name: 'Read it instead: 28 days' })).toHaveAttribute(
      'href',
      '/quality#days',
    );
  });

  it('leads to no words where the page that has them is off', async () => {
    render(dialogOf({ watchUrl: ownFilm.h264, own: ownFilm }));
    await setOpen(true);

    expect(within(screen.getByRole('dialog')).queryByRole('link')).toBeNull();
  });
});
