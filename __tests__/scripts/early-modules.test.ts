import { withEarlyModules } from '@/scripts/export/early-modules';

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
