import { ContentError } from '@/content/lib/content-error';

const size = { record: '"solid-brick"', field: 'size', reason: 'is too short: at least 1 characters' };
const alt = { record: '#2', field: 'image.alt', reason: 'must say what the picture shows' };

describe('ContentError', () => {
  it('lists its problems, one per line', () => {
    expect(new ContentError('content/entities/products/data.json', [size, alt]).message).toBe(
      'content/entities/products/data.json: 2 problems\n' +
        '  record "solid-brick", field size: is too short: at least 1 characters\n' +
        '  record #2, field image.alt: must say what the picture shows',
    );
  });
});
