import {
  insertPicture,
  linkAt,
  setLink,
  tableToolNames,
  toolNames,
  tools,
} from '@/components/admin/writing/commands';
import { Editing } from './editing';

const places = [
  ['at the start of a paragraph', 'Above.\n\n|one two three\n\nBelow.'],
  ['in the middle', 'Above.\n\none |two three\n\nBelow.'],
  ['at the end', 'Above.\n\none two three|\n\nBelow.'],
  ['on a selection', 'Above.\n\none |two| three\n\nBelow.'],
  ['on a selection of several paragraphs', 'Above.\n\n|one two\n\nthree|\n\nBelow.'],
  ['in an item of a list', 'Above.\n\n- one |two\n- three\n\nBelow.'],
  ['in a quotation', 'Above.\n\n> one two| three\n\nBelow.'],
  ['in a heading', 'Above.\n\n## one |two three\n\nBelow.'],
  ['in a table', 'Above.\n\nA | B\n--- | ---\none two | three\n\nBelow.'],
] as const;

const words = (text: string) => text.match(/[A-Za-z]+/g) ?? [];

describe.each(places)('%s', (_, text) => {
  test.each([...toolNames])('%s loses no word, and typing continues', (name) => {
    const editing = new Editing(text);
    editing.press(tools[name].run);
    expect(words(editing.markdown)).toEqual(expect.arrayContaining(words(text)));
    // Typing would replace a selection.
    if (editing.now.selection.empty) {
      editing.type('XX');
      expect(editing.markdown).toContain('XX');
      expect(words(editing.markdown.replace('XX', '')).join('')).toContain('Above');
    }
  });
});

test.each([...toolNames])('%s on an empty text applies to the text typed next', (name) => {
  const editing = new Editing('');
  editing.press(tools[name].run);
  expect(editing.type('word').markdown).toContain('word');
});

test.each([
  ['bold', 'a |word| here', 'a **word** here'],
  ['bold', 'a **|word|** here', 'a word here'],
  ['italic', 'a |word| here', 'a *word* here'],
  ['h2', 'one\n\ntw|o\n\nthree', 'one\n\n## two\n\nthree'],
  ['h2', 'one\\\n**tw|o**', '## one **two**'],
  ['h2', '## tw|o', 'two'],
  ['h3', '## tw|o', '### two'],
  ['list', '|one\n\ntwo|\n\nthree', '- one\n- two\n\nthree'],
  ['list', '- on|e', 'one'],
  ['numbers', '- on|e\n- two', '1. one\n2. two'],
  ['quote', 'tw|o', '> two'],
  ['quote', '> tw|o', 'two'],
] as const)('%s makes of %j %j', (name, before, after) => {
  const editing = new Editing(before);
  editing.press(tools[name].run);
  expect(editing.markdown).toBe(after);
});

test('a heading below a paragraph starts a separate block', () => {
  const editing = new Editing('First paragraph.\n\nx|');
  editing.press(tools.h2.run);
  expect(editing.type('Next part').markdown).toBe('First paragraph.\n\n## xNext part');
});

test('a table grows and shrinks by rows and columns, its head stays', () => {
  const editing = new Editing('');
  editing.press(tools.table.run);
  editing.type('Head');
  expect(editing.press(tools.deleteRow.run)).toBe(false);
  editing.press(tools.addRow.run);
  editing.press(tools.addColumn.run);
  expect(editing.markdown.split('\n')).toEqual([
    '| Head | | | |',
    '| --- | --- | --- | --- |',
    ...Array.from({ length: 3 }, () => '| | | | |'),
  ]);
  editing.press(tools.deleteColumn.run);
  expect(editing.markdown.split('\n')[1]).toBe('| --- | --- | --- |');
  editing.press(tools.deleteTable.run);
  expect(editing.markdown).toBe('');
});

test('Tab leaves a table at its last cell, and adds no row', () => {
  const editing = new Editing('');
  editing.press(tools.table.run);
  const before = editing.now.doc.toString();
  expect(Array.from({ length: 10 }, () => editing.key('Tab'))).toEqual([
    ...Array(8).fill(true),
    false,
    false,
  ]);
  expect(editing.now.doc.toString()).toBe(before);
});

test.each([...tableToolNames])('%s cannot be used outside of a table', (name) => {
  expect(new Editing('wo|rd').press(tools[name].run)).toBe(false);
});

test.each([
  ['of what is selected', 'see |this| page', 'see [this](/blog) page'],
  ['of new words', 'see:|', 'see:[Blog](/blog)'],
  ['with another address', 'see [th|is](/works) page', 'see [this](/blog) page'],
  ['that keeps its title', 'see [th|is](/works "Yard") page', 'see [this](/blog "Yard") page'],
])('a link is made %s', (_, before, after) => {
  const editing = new Editing(before);
  editing.press(setLink('/blog', 'Blog'));
  expect(editing.markdown).toBe(after);
});

test('removing a link’s address keeps its text', () => {
  const editing = new Editing('see [th|is](/works) page');
  expect(linkAt(editing.now)?.href).toBe('/works');
  editing.press(setLink('', ''));
  expect(editing.markdown).toBe('see this page');
});

test.each(['|one two', 'one |two', 'one two|', '- one |two', '> one t|wo', 'one |two| three', '|'])(
  'a picture in %j is on a line of its own and takes no word away',
  (text) => {
    const editing = new Editing(text);
    const picture = { src: '/images/uploads/a-12345678.webp', alt: 'A wall', title: 'Caption' };
    editing.press((state, dispatch) => {
      dispatch?.(insertPicture(state, picture));
      return true;
    });
    const before = text.replaceAll('|', '');
    const pictureText = '![A wall](/images/uploads/a-12345678.webp "Caption")';
    expect(editing.markdown).toBe(before === '' ? pictureText : `${before}\n\n${pictureText}`);
  },
);

test('unchanged blocks keep their Markdown', () => {
  const editing = new Editing('Setext\n===\n* star\n* list\n\nlast w|ord\nwrapped by hand\n\n<b>html</b>\n');
  editing.type('s');
  expect(editing.markdown).toBe('Setext\n===\n* star\n* list\n\nlast wsord wrapped by hand\n\n<b>html</b>\n');
});
