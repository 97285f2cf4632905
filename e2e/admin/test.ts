import { expect, test as base } from '../support/test';

/**
 * The rules of every page, and those of the studio: nothing but GET leaves the page, nor anything but the question
 * whether the website has an upload, and its security policy is never broken. They hold over whatever a spec does.
 */
export const test = base.extend<{ studioFaults: string[] }>({
  studioFaults: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      await page.exposeFunction('tellFault', (fault: string) => problems.push(fault));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          const { tellFault } = window as unknown as { tellFault: (fault: string) => void };
          tellFault(`securitypolicyviolation: ${violatedDirective} ${blockedURI}`);
        });
      });
      page.context().on('request', (request) => {
        const url = request.url();
        const isOurs = url.startsWith(`${baseURL ?? ''}/`) || /^(data|blob):/.test(url);
        const isQuestion =
          request.method() === 'HEAD' && /^\/(images\/uploads|files)\//.test(url.replace(baseURL ?? '', ''));
        if (!isOurs || (request.method() !== 'GET' && !isQuestion))
          problems.push(`${request.method()} ${url}`);
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
