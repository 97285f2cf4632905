import type { Page } from '@playwright/test';

/** A player that answers the page as YouTube's does: that it is ready, then the error, if there is one. */
const playerWith = (
  error: number | null,
) => `<!doctype html><meta charset="utf-8"><title>player</title><p>The host’s player</p><script>
addEventListener('message', ({ data, source, origin }) => {
  if (JSON.parse(data).event !== 'listening') return;
  const say = (event, info) => source.postMessage(JSON.stringify({ event, info, id: 1 }), origin);
  say('onReady', null);
  ${error === null ? '' : `say('onError', ${error});`}
});
</script>`;

/** Answers the frames of films in the host's place. `error`: what the player reports, such as 150: not to be embedded. */
export const answerFilms = (page: Page, error: number | null = null) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: playerWith(error) }),
  );
