import { ContentError } from '@/content/lib/content-error';

const size = { record: '"solid-brick"', field: 'size', reason: 'is too short: at least 1 characters' };
const alt = { record: '#2', field: 'image.alt', reason: 'must say what the picture shows' };

describe('ContentError', () => {
  it.each([
    {
      count: 'one problem',
      problems: [size],
      message:
        'content/entities/products/data.json: 1 problem\n' +
        '  record "solid-brick", field size: is too short: at least 1 characters',
    },
    {
      count: 'two problems',
      problems: [size, alt],
      message:
        'content/entities/products/data.json: 2 problems\n' +
        '  record "solid-brick", field size: is too short: at least 1 characters\n' +
        '  record #2, field image.alt: must say what the picture shows',
    },
  ])('lists $count, one per line', ({ problems, message }) => {
    expect(new ContentError('content/entities/products/data.json', problems).message).toBe(message);
  });

  it('can be told from other errors by its name and keeps its parts', () => {
    const error = new ContentError('content/news.ts', [alt]);

    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'ContentError', file: 'content/news.ts', problems: [alt] });
  });
});
