/**
 * A Cloudflare Worker that mails what the forms of the website send (docs/deploy.md, "Enquiries"). Its variables:
 * `SITE` (origin of the website), `MAIL_TO`, `MAIL_FROM`, and the secret `RESEND_KEY` (https://resend.com/docs/api-reference/emails/send-email).
 */
const MAX_BYTES = 6 * 1024 * 1024;

const worker = {
  /** @param {Request} request @param {Record<string, string>} variables */
  async fetch(request, variables) {
    const answer = (status, text) =>
      new Response(text, { status, headers: { 'access-control-allow-origin': variables.SITE } });
    if (request.method !== 'POST') return answer(405, 'Only forms are taken here.');
    if (Number(request.headers.get('content-length')) > MAX_BYTES)
      return answer(413, 'The file is too large.');
    const {
      _gotcha: trap = '',
      subject = 'Enquiry',
      ...fields
    } = Object.fromEntries(await request.formData());
    // A program that fills in what nobody sees is told that all is well.
    if (trap !== '') return answer(200, 'Thank you.');
    const files = Object.values(fields).filter((value) => value instanceof File && value.size > 0);
    const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
    const mail = await fetch('https://api.resend.com/emails', {
      method: 'POST',
      headers: { authorization: `Bearer ${variables.RESEND_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        from: variables.MAIL_FROM,
        to: [variables.MAIL_TO],
        reply_to: fields.email,
        subject,
        text: texts.map(([name, value]) => `${name}: ${value}`).join('\n'),
        attachments: await Promise.all(files.map(attachment)),
      }),
    });
    return mail.ok
      ? answer(200, 'Thank you. Your message has been sent.')
      : answer(502, 'The message could not be sent.');
  },
};

/** @param {File} file */
async function attachment(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return { filename: file.name, content: btoa(binary) };
}

export default worker;
