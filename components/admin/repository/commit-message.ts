import { site } from '@/components/admin/site';
import { countNoun } from '@/components/admin/lib/wording';
import { commitStrings as texts } from '@/components/admin/strings/repository';
import type { ChangeReport } from '@/lib/exchange';

type Who = { readonly note: string; readonly by: string; readonly mark: string };

const verbs: Readonly<Record<ChangeReport['effect'], string>> = {
  add: 'Add',
  edit: 'Edit',
  merge: 'Edit',
  delete: 'Delete',
  order: 'Reorder',
  none: '',
};

/** Maximum number of changes that a message lists; the commit itself shows the others. */
const MAX_LISTED = 50;
const NOTE = 'Note: ';
const MARK = 'Publication: ';

/** Returns a commit message: `content: 2 products, 1 blog`, the note, one line per record, the author, and the mark. */
export function commitMessage(reports: readonly ChangeReport[], { note, by, mark }: Who) {
  const effective = reports.filter(({ effect }) => effect !== 'none');
  const counts = site().entities.flatMap((entity) => {
    const count = effective.filter((report) => report.entity === entity).length;
    const { singular, plural } = site().registry[entity].inEnglish;
    return count === 0 ? [] : [countNoun(count, singular, plural)];
  });
  const lines = effective.slice(0, MAX_LISTED).map(({ entity, id, title, effect, fields }) => {
    if (effect === 'order') return `${verbs.order} ${site().registry[entity].inEnglish.plural}`;
    const names = fields.length > 0 ? `: ${fields.join(', ')}` : '';
    return `${verbs[effect]} ${site().registry[entity].inEnglish.singular} "${oneLine(title || id)}"${names}`;
  });
  const rest = effective.length > MAX_LISTED ? [texts.more(effective.length - MAX_LISTED)] : [];
  const parts = [
    `content: ${counts.join(', ')}`,
    ...(note === '' ? [] : [NOTE + oneLine(note)]),
    [...lines, ...rest].join('\n'),
    ...(by === '' ? [] : [texts.by(oneLine(by))]),
    MARK + mark,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The line of a change: `Edit product "Kerb Stone": name`, `Reorder products`. */
const LINE = /^(Add|Edit|Delete|Reorder) ([^"]+?)(?: "(.*)"(?:: [^"]*)?)?$/;

const effects = ['add', 'edit', 'delete', 'order'] as const;

/** Extracts the listed changes from the body of a commit message; the title of an order is null. */
export const changesOfMessage = (body: string) =>
  body.split('\n').flatMap((line) => {
    const [, verb, noun = '', title = null] = LINE.exec(line) ?? [];
    const effect = effects.find((known) => verbs[known] === verb);
    return effect === undefined ? [] : [{ effect, noun, title }];
  });

const valueIn = (body: string, label: string) =>
  body
    .split('\n')
    .find((line) => line.startsWith(label))
    ?.slice(label.length) ?? '';

/** Extracts the note from the body of a commit message; empty without one. */
export const noteOfMessage = (body: string) => valueIn(body, NOTE);

/** Extracts the author's signature from the body of a commit message; empty without one. */
export const authorOfMessage = (body: string) => valueIn(body, texts.by(''));

/** Extracts the mark of a publication from the body of a commit message; empty without one. */
export const markOfMessage = (body: string) => valueIn(body, MARK);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
