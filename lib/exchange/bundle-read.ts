import { type Pair, said } from '../text';
import { type Bundle, bundleLimits, bundleSchema } from './bundle';
import { checkChanges, type CheckedChange, type CheckOptions } from './check-changes';
import { checkMedia, type DecodePicture, type MediaFile, unusedPictures } from './check-media';
import { partOf, valueAt, type Bytes, type z, type Checked, refused, type StudioProblem } from '../records';
import type { ContentModel } from './model';
import { jsonLimitProblem, repeatedKey } from './json-limits';
import { RECORD_VERSION } from './studio-types';

const nouns: Readonly<Record<string, string>> = { changes: 'Change', media: 'Picture' };

/** Describes a schema issue of the bundle `json` in a sentence that names the place. */
function shapeProblem(issue: z.core.$ZodIssue, json: unknown): StudioProblem {
  const [list, index, ...rest] = issue.path;
  const noun = nouns[String(list)];
  const isInside = noun !== undefined && typeof index === 'number';
  const where = isInside ? `${noun} ${index + 1}` : 'The file';
  const field = (isInside ? rest : issue.path).join('.');
  return { code: 'shape', message: `${where}: ${reasonOf(issue, field, json)}` };
}

function reasonOf(issue: z.core.$ZodIssue, field: string, json: unknown) {
  if (issue.code === 'unrecognized_keys') {
    return `unknown ${issue.keys.length === 1 ? 'key' : 'keys'} ${issue.keys.map(quoted).join(', ')}.`;
  }
  if (issue.code === 'too_big' && issue.origin === 'array') {
    return `more than ${issue.maximum.toLocaleString('en')} ${field === 'media' ? 'pictures' : field}.`;
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `${field} has more than ${issue.maximum.toLocaleString('en')} characters.`;
  }
  if (issue.code === 'too_big') return `${field} is more than ${issue.maximum.toLocaleString('en')}.`;
  const invalidValue = valueAt(json, issue.path);
  if (invalidValue === undefined) return `${field} is missing.`;
  const isShort =
    typeof invalidValue === 'string' || typeof invalidValue === 'number' || typeof invalidValue === 'boolean';
  return isShort
    ? `${field} cannot be ${quoted(String(invalidValue))}.`
    : `${field || 'it'} is not in the right form.`;
}

function quoted(text: string) {
  const MAX_LENGTH = 60;
  return `“${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}”`;
}

/** A bundle that has passed every check that needs no content folder. */
export type CheckedBundle = Readonly<Pick<Bundle, 'complete' | 'createdAt' | 'createdBy' | 'note'>> & {
  readonly changes: readonly CheckedChange[];
  readonly media: readonly MediaFile[];
};

type ReadOptions = Pick<CheckOptions, 'allowUnfinished'> & {
  readonly decode?: DecodePicture;
};

const NEWER = said([
  'This file was made by a newer version of the studio. Reload the page and import it again; in the project, get its newest version first.',
  'ফাইলটি স্টুডিওর নতুন সংস্করণে বানানো। পাতা আবার লোড করে আনুন; প্রজেক্টে আগে নতুন সংস্করণ নিন।',
]);

const NO_CHANGES: Pair = ['This file holds no changes of the studio', 'ফাইলটিতে স্টুডিওর কোনো পরিবর্তন নেই'];

/** Validates an untrusted bundle; returns every problem. `allowUnfinished` also accepts backups. */
export async function readBundle(
  model: ContentModel,
  file: Bytes,
  { allowUnfinished = false, decode }: ReadOptions = {},
): Promise<Checked<CheckedBundle>> {
  const json = parseFile(file);
  if (!json.ok) return json;
  const incompatible = incompatibleFormat(json.value);
  if (incompatible !== null) return refused(incompatible);
  const shape = bundleSchema(model.entities).safeParse(json.value);
  if (!shape.success) return refused(...shape.error.issues.map((issue) => shapeProblem(issue, json.value)));

  const { complete, createdAt, createdBy, note, recordVersion } = shape.data;
  if (!complete && !allowUnfinished) {
    const message = said([
      'This is a backup with unfinished drafts. Import it in the studio and finish them there.',
      'এটি অসম্পূর্ণ খসড়ার ব্যাকআপ। স্টুডিওতে এনে সেখানে শেষ করুন।',
    ]);
    return refused({ code: 'incomplete', message });
  }
  const [changes, media] = await Promise.all([
    checkChanges(model, shape.data.changes, { allowUnfinished: !complete, recordVersion }),
    checkMedia(shape.data.media, decode),
  ]);
  const problems = [changes, media].flatMap((part) => (part.ok ? [] : part.problems));
  if (!changes.ok || !media.ok) return refused(...problems);
  const unused = unusedPictures(changes.value, media.value);
  if (unused.length > 0) return refused(...unused);
  return {
    ok: true,
    value: { complete, createdAt, createdBy, note, changes: changes.value, media: media.value },
  };
}

function parseFile(file: Bytes): Checked<unknown> {
  if (file.byteLength > bundleLimits.file) {
    return refused({
      code: 'too-large',
      message: said(['This file is larger than 30 MB.', 'ফাইলটি ৩০ MB-এর চেয়ে বড়।']),
    });
  }
  let json: unknown;
  let repeated: string | null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    json = JSON.parse(text);
    repeated = repeatedKey(text);
  } catch {
    return refused({
      code: 'not-json',
      message: `${said(NO_CHANGES)}: ${said(['it is damaged, or of another kind.', 'এটি নষ্ট, বা অন্য ধরনের।'])}`,
    });
  }
  const hazard =
    repeated === null
      ? jsonLimitProblem(json)
      : `It has the key ${JSON.stringify(repeated)} twice in one place.`;
  return hazard === null
    ? { ok: true, value: json }
    : refused({ code: 'hazard', message: `${said(NO_CHANGES)}${said(['.', '।'])} ${hazard}` });
}

/** Rejects a foreign or newer format with one sentence, before the schema lists its unknown keys. */
function incompatibleFormat(json: unknown): StudioProblem | null {
  const isNewer = (version: unknown, newest: number) => typeof version === 'number' && version > newest;
  if (partOf(json, 'format') !== 'site-content-bundle') {
    return { code: 'not-a-bundle', message: said(NO_CHANGES) + said(['.', '।']) };
  }
  if (isNewer(partOf(json, 'version'), 1) || isNewer(partOf(json, 'recordVersion'), RECORD_VERSION)) {
    return { code: 'newer-bundle', message: NEWER };
  }
  return null;
}
