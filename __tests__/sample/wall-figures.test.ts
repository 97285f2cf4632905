import { compared } from '@/content/wall-figures';
import { wallFigures } from '@/__tests__/fixtures/calculator';

it('states the figures of the specification', () => {
  expect(compared?.figures).toEqual(wallFigures);
});
