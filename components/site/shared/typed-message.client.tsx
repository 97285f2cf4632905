'use client';

import { useEffect } from 'react';

/** Returns the form's values as lines of `Label: value` that end as e-mail asks (RFC 6068); without files. */
function messageOf(form: HTMLFormElement) {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=file], [type=hidden]), textarea',
  );
  return Array.from(fields)
    .filter(({ value }) => value.trim() !== '')
    .map(({ labels, value }) => `${labels?.[0]?.textContent.replace('*', '').trim() ?? ''}: ${value}`)
    .join('\n')
    .replaceAll(/\r?\n/g, '\r\n');
}

/** Adds what is typed to a followed link, as the query parameter that `data-typed-message` names. */
export function TypedMessage() {
  useEffect(() => {
    const fill = ({ target }: Event) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-typed-message]') : null;
      const form = link?.closest('form');
      if (!link || !form) return;
      const [address = '', query] = link.href.split('?');
      const others = (query ?? '')
        .split('&')
        .filter((part) => part !== '' && !part.startsWith(`${link.dataset.typedMessage}=`));
      const typed = `${link.dataset.typedMessage}=${encodeURIComponent(messageOf(form))}`;
      link.href = `${address}?${[...others, typed].join('&')}`;
    };
    document.addEventListener('click', fill, true);
    return () => document.removeEventListener('click', fill, true);
  }, []);
  return null;
}
