import { browser, type Fault, unit } from '../fault';

const SCRIPTS = 'out/_next/static/chunks/*.js';
const FORM = 'out/contact.html';
const widget = (spec: string, name: string) => browser(`widgets/${spec}`, name);

/** Lists that grow and are filtered, forms, links. */
export const listFaults: readonly Fault[] = [
  {
    name: 'see-more-skips-one',
    notice: 'a product shows in neither part of the list',
    file: 'components/site/products/list-window.ts',
    find: "place < shown ? 'shown'",
    replace: "place < shown - 1 ? 'shown'",
    command: unit('components/site/products/list-window'),
  },
  {
    name: 'see-more-loses-the-focus',
    notice: 'after See More the keyboard starts at the top of the page',
    file: SCRIPTS,
    find: /(document\.getElementById\(\w+\))\?\.focus\(\)(,\w+\(!1\))/,
    replace: '$1?.blur()$2',
    command: widget('product-filter', 'shows 8 products'),
  },
  {
    name: 'filter-shows-others',
    notice: 'a category shows products of another',
    file: 'components/site/products/list-window.ts',
    find: "if (place < 0) return 'out'",
    replace: "if (place < 0) return 'shown'",
    command: unit('components/site/products/list-window'),
  },
  {
    name: 'category-not-announced',
    notice: 'a screen reader does not say what the filter has done',
    file: SCRIPTS,
    find: /\{count:\w+,category:\w+\.name\}/,
    replace: '{}',
    command: widget('product-filter', 'filters by category'),
  },
  {
    name: 'filter-not-in-the-history',
    notice: 'Back leaves the products instead of the category',
    file: SCRIPTS,
    find: 'window.history.pushState(null,"",window.location.pathname+',
    replace: 'window.history.replaceState(null,"",window.location.pathname+',
    command: widget('product-filter', 'filters by category'),
  },
  {
    name: 'form-sends',
    notice: 'Send reloads the page and what was typed is gone',
    file: FORM,
    find: /<button type="button"([^>]*)>Send/,
    replace: '<button type="submit"$1>Send',
    command: widget('forms', 'scripts off /contact: nothing is sent'),
  },
  {
    name: 'required-not-said',
    notice: 'a screen reader does not say that the name is needed',
    file: FORM,
    find: 'id="contact-name" aria-required="true"',
    replace: 'id="contact-name"',
    command: widget('forms', 'scripts off /contact: required fields'),
  },
  {
    name: 'label-lost',
    notice: 'a press on the word does not lead into its field',
    file: FORM,
    find: '<label for="contact-email"',
    replace: '<label',
    command: widget('forms', 'scripts off /contact: nothing is sent'),
  },
  {
    name: 'email-link-missing',
    notice: 'the address under the form cannot be pressed',
    file: 'components/site/contact/contact-form.tsx',
    find: '`mailto:${company.email}`',
    replace: '`${company.email}`',
    command: unit('components/site/contact/contact'),
  },
  {
    name: 'outside-link-in-the-same-tab',
    notice: 'the site is gone after a press on an outside story',
    file: 'out/news-events.html',
    find: /(<a href="https:\/\/news\.example\/market-road-kerbs") target="_blank" rel="noopener"/,
    replace: '$1',
    command: widget('blog-see-more', 'opens an outside story'),
  },
  {
    name: 'not-found-without-a-way-home',
    notice: 'a lost visitor has to find the way alone',
    file: 'out/404.html',
    find: /<main([\s\S]*?)<a href="\/"/,
    replace: '<main$1<a href="/404"',
    command: browser('site/not-found', 'offers the way home'),
  },
  {
    name: 'enter-adds-nothing',
    notice: 'a count typed and confirmed with Enter is not put onto the list',
    file: 'components/site/list/add-to-list.client.tsx',
    find: "key === 'Enter'",
    replace: "key === 'NumpadEnter'",
    command: unit('components/site/list/list-app'),
  },
];
