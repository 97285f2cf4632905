import { compared } from '@/content/registry/wall-figures';
import { wallFigures } from '@/__tests__/fixtures/calculator';

it('states the figures of the specification', () => {
  expect(compared?.figures).toEqual(wallFigures);
});
