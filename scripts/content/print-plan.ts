import { ORDER_ID, type ApplyPlan, type ChangeReport, type Dispute } from '../../lib/exchange';

const verbs: Readonly<Record<ChangeReport['effect'], string>> = {
  add: 'add',
  edit: 'edit',
  merge: 'merge with a newer version',
  delete: 'delete',
  order: 'put in a new order',
  none: 'nothing to do, the same already',
};

/** Prints author, time and note of a bundle. */
export function originLines({ createdBy, createdAt, note }: Origin) {
  const heading = `Bundle of ${createdAt}${createdBy === '' ? '' : `, by ${createdBy}`}.`;
  return note === '' ? [heading] : [heading, `Note: ${note}`];
}

type Origin = { readonly createdBy: string; readonly createdAt: string; readonly note: string };

/** Lists the changes of a plan, one per line, then its files. */
export function planLines({ reports, files }: Extract<ApplyPlan, { kind: 'planned' }>) {
  const changes = reports.map(({ entity, id, title, effect, fields }) => {
    const subject = id === ORDER_ID ? entity : `${entity} ${id}${title === '' ? '' : ` “${title}”`}`;
    return `  ${subject}: ${verbs[effect]}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`;
  });
  const writes = files.map(
    ({ path, before, after }) => `  ${path}: ${before === null ? 'new, ' : ''}${after.length} bytes`,
  );
  return ['Changes:', ...changes, 'Files:', ...(writes.length > 0 ? writes : ['  none'])];
}

const reasons: Readonly<Record<Dispute['kind'], string>> = {
  fields: 'changed here and on the website',
  'deleted-there': 'changed here, deleted on the website',
  'edited-there': 'deleted here, changed on the website',
};

/** Prints both versions of a dispute: disputed fields, or the whole record. */
export function disputeLines({ entity, id, title, kind, mine, theirs, fields }: Dispute) {
  const sides =
    kind === 'fields'
      ? fields.flatMap((field) => [
          `  ${field.path}`,
          `    in the bundle:  ${show(field.mine)}`,
          `    on the website: ${show(field.theirs)}`,
        ])
      : [`    in the bundle:  ${show(mine)}`, `    on the website: ${show(theirs)}`];
  return [`${entity} ${id} “${title}”: ${reasons[kind]}.`, ...sides];
}

const show = (value: unknown) =>
  value === undefined || value === null ? '(not there)' : JSON.stringify(value);
