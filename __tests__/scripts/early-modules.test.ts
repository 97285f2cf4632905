import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileModulesEarly, withEarlyModules } from '@/scripts/export/early-modules';
import { stepRunner } from '@/scripts/export/steps';

it('puts every module of a chunk in parentheses, and nothing else', () => {
  expect(
    withEarlyModules(
      '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([document.currentScript,1,(e,t)=>{e.s(()=>2)},7,8,function(e){return[e=>e]}]);',
    ),
  ).toBe(
    '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([document.currentScript,1,((e,t)=>{e.s(()=>2)}),7,8,(function(e){return[e=>e]})]);',
  );
});

it.each(['(()=>{let e=[1,()=>2]})();', 'globalThis.TURBOPACK.push({otherChunks:[()=>1]});', 'x=[()=>1]', ''])(
  'leaves %s as it is',
  (script) => expect(withEarlyModules(script)).toBe(script),
);

describe('a folder of scripts', () => {
  let out: string;
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockReturnValue();
    out = mkdtempSync(path.join(tmpdir(), 'chunks-'));
    mkdirSync(path.join(out, '_next/static/chunks'), { recursive: true });
  });
  afterEach(() => rmSync(out, { recursive: true }));
  const chunk = (name: string) => path.join(out, '_next/static/chunks', name);

  it('goes on after a script that the parser cannot read', () => {
    writeFileSync(chunk('a.js'), 'this is not one');
    writeFileSync(chunk('b.js'), 'T.push([x,1,()=>2]);');
    const steps = stepRunner();
    compileModulesEarly(out, steps);
    expect(readFileSync(chunk('a.js'), 'utf8')).toBe('this is not one');
    expect(readFileSync(chunk('b.js'), 'utf8')).toBe('T.push([x,1,(()=>2)]);');
    expect(steps.report().skipped.map(({ step, file }) => `${step} ${file}`)).toEqual(['early-modules a.js']);
  });

  it('says so when no script lists its modules in the known way', () => {
    writeFileSync(chunk('a.js'), 'T.push(...[[x,1,()=>2]]);');
    const steps = stepRunner();
    compileModulesEarly(out, steps);
    expect(steps.report().skipped).toEqual([
      {
        step: 'early-modules',
        file: '_next/static/chunks',
        reason: 'no script lists its modules in the known way.',
      },
    ]);
  });
});
