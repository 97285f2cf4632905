import type { Page } from '@playwright/test';

/** Everything of a page that leaves the browser or is written down: kept from the first moment on, to be searched. */
export function recordTraces(page: Page, api: string) {
  const texts: string[] = [];
  page.on('console', (message) => void texts.push(`console ${message.text()}`));
  page.on('pageerror', (error) => void texts.push(`error ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    texts.push(`request ${request.url()} ${request.postData() ?? ''}`);
    const isHost = request.url().startsWith(api);
    const headers = Object.entries(request.headers()).filter(
      ([name]) => !(isHost && name === 'authorization'),
    );
    texts.push(`headers of ${request.url()} ${JSON.stringify(headers)}`);
  });
  return texts;
}

/** What the browser keeps and shows: addresses, markup, values of fields, every storage. */
export const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const stores = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<string>((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = () => reject(new Error(name));
            opening.onsuccess = () => {
              const database = opening.result;
              const names = [...database.objectStoreNames];
              const all = names.map(
                (store) =>
                  new Promise<unknown>((done) => {
                    const request = database.transaction(store).objectStore(store).getAll();
                    request.onsuccess = () => done(request.result);
                  }),
              );
              void Promise.all(all).then((values) => {
                database.close();
                resolve(`${name} ${JSON.stringify(values)}`);
              });
            };
          }),
      ),
    );
    const fields = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    );
    return {
      address: location.href,
      history: JSON.stringify(history.state),
      markup: document.documentElement.outerHTML,
      fields: fields.join('\n'),
      cookies: document.cookie,
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      databases: stores.join('\n'),
      caches: (await caches.keys()).join(),
    };
  });
