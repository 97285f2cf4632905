'use client';

import { useEffect } from 'react';
import { ABOUT } from '@/components/site/shared/ask-about';

/** Maximum length of a prepared order in UTF-16 units. */
const MAX_ORDER = 1_000;

type PreparedMessageProps = {
  /** Id of the field for the message. */
  readonly field: string;
  /** Sentence before the order. */
  readonly start: string;
};

/** Writes the order of the address (`askAbout`) into the empty field of the form, where it can be edited. */
export function PreparedMessage({ field, start }: PreparedMessageProps) {
  useEffect(() => {
    const order = new URLSearchParams(window.location.search).get(ABOUT)?.trim().slice(0, MAX_ORDER);
    const message = document.getElementById(field);
    if (order && message instanceof HTMLTextAreaElement && message.value === '')
      message.value = `${start}\n${order}`;
  }, [field, start]);
  return null;
}
