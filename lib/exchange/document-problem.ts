import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Reads in the same thread: a worker would need an address of its own on every host.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { inDigits, said } from '../text';
import type { Bytes } from '../records';
import { MAX_DOCUMENT } from './media-path';
import { namesInPdf } from './pdf-names';

const MB = 1024 * 1024;

/** Names of what starts something or carries other files (ISO 32000-2, 12.6.4, 12.7.9 and 7.11.4). */
const ACTING = new Set(
  `JavaScript JS AA Launch SubmitForm ImportData GoToR GoToE GoTo3DView Rendition RichMedia RichMediaExecute Movie Sound
  XFA EmbeddedFiles EmbeddedFile EF 3D`.split(/\s+/),
);

const texts = {
  notPdf: ['This file is not a PDF. Choose a PDF file.', 'ফাইলটি PDF নয়। একটি PDF ফাইল বাছুন।'],
  unreadable: [
    'This PDF cannot be read. Open it, save it as PDF again, and choose the new file.',
    'PDF-টি পড়া যায় না। খুলে আবার PDF হিসেবে সেভ করুন, তারপর নতুন ফাইলটি বাছুন।',
  ],
  locked: [
    'This PDF is protected by a password. Save it without one, and choose the new file.',
    'PDF-টিতে পাসওয়ার্ড দেওয়া। পাসওয়ার্ড ছাড়া সেভ করে নতুন ফাইলটি বাছুন।',
  ],
  acting: [
    'This PDF holds a script, an action or another file. Print it to a new PDF, and choose that.',
    'PDF-টিতে স্ক্রিপ্ট, অ্যাকশন বা অন্য ফাইল আছে। নতুন PDF-এ প্রিন্ট করে সেটি বাছুন।',
  ],
} as const;

/**
 * Returns why bytes are not a document that the website may offer; null if they are: a PDF of at most 10 MB that pdf.js can
 * read, without a password, and without anything that starts when it is opened, shown or pressed, but for links.
 */
export async function documentProblem(bytes: Bytes): Promise<string | null> {
  if (!startsAsPdf(bytes)) return said(texts.notPdf);
  if (bytes.length > MAX_DOCUMENT) return tooLarge(bytes.length);
  const opened = await openPdf(bytes);
  if (typeof opened === 'string') return said(texts[opened]);
  const names = namesInPdf(bytes);
  if (names === null) return said(texts.unreadable);
  if (names.has('Encrypt')) return said(texts.locked);
  // Many programs write on which page a PDF opens; everything else that happens then is an action.
  const startsSomething = names.has('OpenAction') && !opened.opensAtPage;
  return startsSomething || [...names].some((name) => ACTING.has(name)) ? said(texts.acting) : null;
}

const startsAsPdf = (bytes: Bytes) => new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-';

/** Says that a document is larger than it may be. */
function tooLarge(size: number) {
  const mb = (size / MB).toFixed(1);
  return said([
    `This PDF has ${mb} MB, and at most 10 MB are possible. Save it in a smaller size.`,
    `PDF-টি ${inDigits(mb, 'bn')} MB, সর্বোচ্চ ১০ MB হতে পারে। আরও ছোট করে সেভ করুন।`,
  ]);
}

/** Opens a PDF and each of its pages; fails where pdf.js has to guess. */
async function openPdf(bytes: Bytes) {
  const end = new TextDecoder('latin1').decode(bytes.subarray(-1024));
  // The reader takes the bytes for itself.
  const task = getDocument({ data: bytes.slice(), stopAtErrors: true, verbosity: 0 });
  try {
    const pdf = await task.promise;
    for (let page = 1; page <= pdf.numPages; page += 1) await pdf.getPage(page);
    const opening = await pdf.getOpenAction();
    return end.includes('%%EOF') ? { opensAtPage: opening !== null && 'dest' in opening } : 'unreadable';
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable';
  } finally {
    await task.destroy();
  }
}
