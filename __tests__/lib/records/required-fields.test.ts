import { field, line, toForm, z } from '@/lib/records';

it('a list may be empty where its schema allows it, and is then not marked as required', () => {
  const { fields } = toForm(
    z.strictObject({
      name: field(['Name', 'নাম'], line(1, 80)),
      links: field(['Links', 'লিংক'], z.array(line(1, 80))),
      phones: field(['Telephones', 'টেলিফোন'], z.array(line(1, 80)).check(z.minLength(1))),
      note: field(['Note', 'নোট'], z.optional(line(1, 80))),
    }),
  );
  expect(fields.map(({ name, isRequired = false }) => [name, isRequired])).toEqual([
    ['name', true],
    ['links', false],
    ['phones', true],
    ['note', false],
  ]);
});
