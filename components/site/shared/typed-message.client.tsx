'use client';

import { useEffect } from 'react';

/** What has been typed into the form, one `Label: value` for each field; files cannot travel this way. */
function messageOf(form: HTMLFormElement) {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=file]), textarea',
  );
  return Array.from(fields)
    .filter(({ value }) => value.trim() !== '')
    .map(({ labels, value }) => `${labels?.[0]?.textContent.replace('*', '').trim() ?? ''}: ${value}`)
    .join('\r\n');
}

/**
 * Puts what has been typed into the links of a form that are marked with `data-typed-message`, in the moment in which one
 * is followed: as the value of the query parameter that the mark names. Without scripts the links open empty.
 */
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
