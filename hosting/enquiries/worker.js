/**
 * A Cloudflare Worker that mails what the forms of the website send (docs/deploy.md, "Enquiries"). Its variables:
 * `SITE` (origin of the website), `MAIL_TO`, `MAIL_FROM`, and the secret `RESEND_KEY` (https://resend.com/docs/api-reference/emails/send-email).
 * A rate limit bound as `LIMIT` holds for each sender's address (https://developers.cloudflare.com/workers/runtime-apis/bindings/rate-limit).
 * It logs nothing.
 */
const MAX_BYTES = 6 * 1024 * 1024;
const MAIL_TIMEOUT = 20_000;
/** The forms' own fields with text; others are left out. */
const FIELDS = ['name', 'email', 'tel', 'position', 'message', 'page'];
const CV = /\.(?:pdf|docx?|odt|rtf|txt|jpe?g|png|webp)$/i;

const worker = {
  /** @param {Request} request @param {Record<string, any>} variables */
  async fetch(request, variables) {
    const answer = (status, text) =>
      new Response(text, { status, headers: { 'access-control-allow-origin': variables.SITE } });
    if (request.method !== 'POST') return answer(405, 'Only forms are taken here.');
    if (request.headers.get('origin') !== variables.SITE)
      return answer(403, 'Only forms of the website are taken here.');
    const limit = await variables.LIMIT?.limit({ key: request.headers.get('cf-connecting-ip') ?? '' });
    if (limit?.success === false) return answer(429, 'Too many messages. Try again in a minute.');
    const body = await read(request).catch(() => new Blob());
    if (body === null) return answer(413, 'The file is too large.');
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const form = await new Response(body, { headers }).formData().catch(() => null);
    if (form === null) return answer(400, 'This is no form.');
    // A program that fills in the hidden field gets the usual answer.
    if ((form.get('_gotcha') ?? '') !== '') return answer(200, 'Thank you.');
    const texts = [...form].filter(
      ([name, value]) => FIELDS.includes(name) && typeof value === 'string' && value.trim() !== '',
    );
    if (texts.every(([name]) => name === 'page')) return answer(400, 'The form is empty.');
    const files = form.getAll('cv').filter((value) => value instanceof File && value.size > 0);
    if (files.length > 1 || files.some(({ name }) => !CV.test(name)))
      return answer(415, 'Only one file is taken: a document or a picture.');
    const mail = await fetch('https://api.resend.com/emails', {
      method: 'POST',
      signal: AbortSignal.timeout(MAIL_TIMEOUT),
      headers: { authorization: `Bearer ${variables.RESEND_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        from: variables.MAIL_FROM,
        to: [variables.MAIL_TO],
        reply_to: form.get('email') || undefined,
        subject: String(form.get('subject') || 'Enquiry').replace(/\s+/g, ' '),
        text: texts.map(([name, value]) => `${name}: ${value}`).join('\n'),
        attachments: await Promise.all(files.map(attachment)),
      }),
    }).catch(() => null);
    return mail?.ok
      ? answer(200, 'Thank you. Your message has been sent.')
      : answer(502, 'The message could not be sent.');
  },
};

/** Reads a body, whatever length it states; null over the limit. @param {Request} request */
async function read(request) {
  const parts = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) return null;
    parts.push(part);
  }
  return new Blob(parts);
}

/** @param {File} file */
async function attachment(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return { filename: file.name.replace(/^.*[\\/]/, ''), content: btoa(binary) };
}

export default worker;
