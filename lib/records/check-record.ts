import { said } from '../text';
import { image } from './fields';
import { type EntityForm, leavesOf, type PictureRules, fieldTexts } from './field-spec';
import { banglaOf, isPair, withoutBangla } from './text-pair';
import type { z } from './zod';
import type { Entity } from './entity';
import type { EntityMeta, ManagedRecord } from './entity-meta';
import { filesIn, smallPictureProblem } from '../pictures';
import type { StudioProblem } from './studio-problem';
import { issuesOnDays, overlaps } from './dated-problems';
import { dayOrderProblems } from './day-order';
import { banglaFindings } from './bangla-findings';
import { markdownProblem } from './markdown-problem';
import type { PictureFacts } from './picture-facts';

/** A record with the form and pictures that its check needs. */
type RecordCheck = {
  readonly entity: Entity;
  readonly meta: EntityMeta;
  readonly form: EntityForm;
  readonly record: ManagedRecord;
  readonly pictures: PictureFacts;
};

/** Returns every problem that a record has on its own; form, review, import, script and build share the check. */
export function checkRecord({
  entity,
  meta,
  form: { schema, fields, isEnglish },
  record: whole,
  pictures,
}: RecordCheck): StudioProblem[] {
  const record = isEnglish ? withoutBangla(whole) : whole;
  const id = String(record[meta.idField]);
  const result = schema.safeParse(record);
  const wrong = (field: string, reason: string, code: StudioProblem['code'] = 'value') =>
    recordProblem({ entity, id, field, reason, code });
  const read = result.success ? result.data : record;
  const leaves = leavesOf(fields, read);
  const issues = result.error?.issues ?? [];
  return [
    ...schemaProblems({ entity, id }, { issues: [...issues, ...issuesOnDays(schema, record, issues)] }),
    ...[...dayOrderProblems(meta, fields, record), ...overlaps(record)].map(({ path, reason }) =>
      wrong(path, reason),
    ),
    ...fieldTexts(fields, read).flatMap(({ spec, path, text }) => {
      const problem = spec.kind === 'markdown' ? markdownProblem(String(text)) : null;
      return problem === null ? [] : [wrong(path, problem)];
    }),
    ...banglaFindings(fields, read)
      .filter(({ isStop }) => isStop)
      .map(({ path, reason }) => wrong(path, reason)),
    ...leaves.flatMap(({ spec, path, value }) =>
      pictureProblems(path, value, pictures, spec.kind === 'picture' ? spec.picture : {}).map((problem) =>
        wrong(problem.path, problem.reason, problem.code),
      ),
    ),
  ];
}

type Place = Required<Pick<StudioProblem, 'code' | 'entity' | 'id' | 'field' | 'reason'>>;

/** Returns a problem for each issue of a schema. `part` says in messages which version of the record is meant. */
export const schemaProblems = (
  { entity, id, part = '' }: Pick<Place, 'entity' | 'id'> & { readonly part?: string },
  { issues }: Pick<z.core.$ZodError, 'issues'>,
): StudioProblem[] =>
  issues.map((issue) => {
    const field = part + (issue.path.join('.') || 'the whole record');
    return { ...recordProblem({ code: 'value', entity, id, field, reason: issue.message }), issue };
  });

/** Prefixes a problem with its place: `products hollow-block-190, size: is too short`. */
export function recordProblem({ code, entity, id, field, reason }: Place): StudioProblem {
  return { code, entity, id, field, reason, message: `${entity} ${id}, ${field}: ${reason}` };
}

type Found = Pick<StudioProblem, 'code'> & { readonly path: string; readonly reason: string };
type Rules = Omit<PictureRules, 'maxWidth'>;

/** Returns picture problems of a value at any depth, in picture fields and in Markdown. */
function pictureProblems(path: string, content: unknown, pictures: PictureFacts, rules: Rules): Found[] {
  if (isPair(content)) {
    const texts = [
      [path, content.en],
      [`${path}.bn`, banglaOf(content)],
    ] as const;
    return texts.flatMap(([place, text]) => pictureProblems(place, text, pictures, rules));
  }
  const isPicture = typeof content === 'object' && content !== null && 'src' in content;
  if (typeof content !== 'string' && !isPicture) {
    return Object.entries(content ?? {}).flatMap(([key, inside]) =>
      pictureProblems(`${path}.${key}`, inside, pictures, rules),
    );
  }
  return picturesProblems(content, pictures, rules).map((problem) => ({ path, ...problem }));
}

/** Returns the stated size in px with the crop, even of a picture without a description; null for other values. */
function sizeIn(content: unknown) {
  if (typeof content !== 'object' || content === null) return null;
  const { width, height, crop } = content as Readonly<Record<string, unknown>>;
  return typeof width === 'number' && typeof height === 'number' ? { width, height, crop } : null;
}

function picturesProblems(content: unknown, pictures: PictureFacts, rules: Rules): Omit<Found, 'path'>[] {
  const stated = image.safeParse(content);
  const size = sizeIn(content);
  const tooSmall = size && smallPictureProblem(size, rules);
  if (tooSmall !== null) return [{ code: 'picture-small', reason: tooSmall }];
  return [...new Set(filesIn(content))].flatMap((src): Omit<Found, 'path'>[] => {
    if (src.endsWith('.svg')) {
      if (rules.isDrawing === true) return [];
      return [
        {
          code: 'picture',
          reason: said([
            `${src} cannot be used: no sizes are made of SVG files.`,
            `${src} ব্যবহার করা যায় না: SVG ফাইল থেকে ছোট-বড় ছবি তৈরি হয় না।`,
          ]),
        },
      ];
    }
    const fact = pictures(src);
    switch (fact.kind) {
      case 'unknown':
        return [];
      case 'missing':
        return [
          {
            code: 'picture-missing',
            reason: src.endsWith('.pdf')
              ? said([`there is no file ${src}: choose another.`, `${src} ফাইলটি নেই। অন্যটি বাছুন।`])
              : said([`there is no picture ${src}: choose another.`, `${src} ছবিটি নেই। অন্যটি বাছুন।`]),
          },
        ];
      case 'broken':
        return [
          {
            code: 'picture',
            reason: said([`${src} cannot be used: ${fact.reason}`, `${src} ব্যবহার করা যায় না: ${fact.reason}`]),
          },
        ];
      case 'there':
        // Pages reserve the stated size, so it must equal the size of the file.
        return !stated.success || (stated.data.width === fact.width && stated.data.height === fact.height)
          ? []
          : [
              {
                code: 'picture',
                reason: said([
                  `${src} is ${fact.width} × ${fact.height} px, the record says ${stated.data.width} × ${stated.data.height}.`,
                  `${src} আসলে ${fact.width} × ${fact.height} px, লেখা আছে ${stated.data.width} × ${stated.data.height}।`,
                ]),
              },
            ];
    }
  });
}
