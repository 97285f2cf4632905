import { stepRunner } from '@/scripts/export/steps';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
});

const fail = () => {
  throw new Error('a form nobody knows.');
};

it('leaves a page as it was where a step fails, says which step, page and why, and goes on', () => {
  const { run, report } = stepRunner();
  expect(run('first-script', 'a.html', 'as Next wrote it', fail)).toBe('as Next wrote it');
  expect(run('first-script', 'b.html', 'as Next wrote it', () => 'lighter')).toBe('lighter');
  expect(console.warn).toHaveBeenCalledWith('Export step first-script skipped a.html: a form nobody knows.');
  expect(report()).toEqual({
    leftOut: [],
    skipped: [{ step: 'first-script', file: 'a.html', reason: 'a form nobody knows.' }],
  });
});

it('leaves out the steps that EXPORT_SKIP names, and stops at a name that is none', () => {
  const { run, report } = stepRunner('own-styles,first-script');
  expect(run('first-script', 'a.html', 'as Next wrote it', () => 'lighter')).toBe('as Next wrote it');
  expect(run('deferred-scripts', 'a.html', 'as Next wrote it', () => 'lighter')).toBe('lighter');
  expect(report()).toEqual({ leftOut: ['first-script', 'own-styles'], skipped: [] });
  expect(() => stepRunner('own-style')).toThrow('EXPORT_SKIP names "own-style", which is no step. Steps: ');
});
