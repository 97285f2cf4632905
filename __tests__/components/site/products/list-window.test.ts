import { chosenCategory, visibilities } from '@/components/site/products/list-window';

const slugs = [undefined, 'hollow-block', 'pavement-tiles'];

describe('chosenCategory', () => {
  it.each([
    ['', undefined],
    ['?category=pavement-tiles', 'pavement-tiles'],
    ['?other=1&category=hollow-block', 'hollow-block'],
    ['?category=', undefined],
    ['?category=unheard-of', undefined],
    ['?category=Edging-Block', undefined],
    ['?category=%E0%A4%A', undefined],
  ])('reads %j as %j', (search, expected) => {
    expect(chosenCategory(search, slugs)).toBe(expected);
  });
});

describe('visibilities', () => {
  const all = ['p0', 'p1', 'p2', 'p3', 'p4'];

  it('shows the first of all and keeps the rest for See More', () => {
    expect(visibilities(all, all, 2)).toEqual(['shown', 'shown', 'beyond', 'beyond', 'beyond']);
  });

  it('counts within the category and leaves out the others', () => {
    expect(visibilities(all, ['p0', 'p2', 'p4'], 2)).toEqual(['shown', 'out', 'shown', 'out', 'beyond']);
  });

  it('shows a whole category when there is room', () => {
    expect(visibilities(all, ['p1', 'p3'], 8)).toEqual(['out', 'shown', 'out', 'shown', 'out']);
  });
});
