'use client';

import { useEffect } from 'react';
import type { EnquiryTexts } from '@/content/strings/shared';

/** Maximum size of a file that form services accept, in bytes. */
const MAX_FILE = 5 * 1024 * 1024;
/** In ms; long enough for a file on a slow line. */
const TIMEOUT = 120_000;

/** Posts the form and reports the outcome in its live region. Keeps the typed text until the endpoint has accepted it. */
async function post(form: HTMLFormElement, texts: EnquiryTexts) {
  const status = form.querySelector('[role=status]');
  if (status === null || form.ariaBusy === 'true') return;
  const setStatus = (text: string) => (status.textContent = text);
  const inputs = form.querySelectorAll<HTMLInputElement>('[type=file]');
  const files = Array.from(inputs).flatMap((input) => [...(input.files ?? [])]);
  if (files.some(({ size }) => size > MAX_FILE)) {
    setStatus(texts.tooLarge);
    return;
  }
  form.ariaBusy = 'true';
  setStatus(texts.sending);
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body: new FormData(form),
      headers: { accept: 'application/json' },
      credentials: 'omit',
      // Absent in older browsers, which then wait as long as the network does.
      signal: AbortSignal.timeout?.(TIMEOUT),
    });
    if (answer.ok) form.reset();
    setStatus(answer.ok ? texts.sent : texts.refused);
  } catch {
    // The message may have arrived: a lost response looks like a lost request.
    setStatus(texts.unanswered);
  } finally {
    form.ariaBusy = null;
  }
}

/** Sends the page's forms in place, with a live region; without scripts the browser posts them. */
export function SentEnquiry({ texts }: { readonly texts: EnquiryTexts }) {
  useEffect(() => {
    const send = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'post') return;
      event.preventDefault();
      void post(event.target, texts);
    };
    document.addEventListener('submit', send);
    return () => document.removeEventListener('submit', send);
  }, [texts]);
  return null;
}
