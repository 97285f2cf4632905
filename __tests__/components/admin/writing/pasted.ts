import { DOMParser as EditorParser } from 'prosemirror-model';
import { pastedNote } from '@/components/admin/fields/writing/writing-props';
import { writeBlock } from '@/components/admin/writing/document';
import { cleanPaste } from '@/components/admin/writing/paste';
import { schema } from '@/components/admin/writing/schema';

/** Pastes HTML; returns the Markdown, and the note about what was lost. */
export function pasted(html: string) {
  const cleaned = cleanPaste(html, 'https://website.test');
  const { body } = new DOMParser().parseFromString(cleaned.html, 'text/html');
  const blocks = EditorParser.fromSchema(schema)
    .parse(body)
    .children.map((block) => writeBlock(block));
  return { markdown: blocks.filter((text) => text !== '').join('\n\n'), note: pastedNote(cleaned) };
}
