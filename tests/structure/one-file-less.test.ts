/** A file that only passes on what another has is taken out, and whoever asked for it gets the same names. */
import { describe, expect, it } from 'vitest';
import { askBehind, frontOf } from '../../tools/one-file-less.ts';

describe('a file in front of another', () => {
  it.each([
    ['passes on names', 'export{P as SignedIn,F as loadPage}from"./portal-DK.js";', { behind: 'portal-DK.js', names: { SignedIn: 'P', loadPage: 'F' } }],
    ['keeps a name', 'export { Page } from "./page.js";', { behind: 'page.js', names: { Page: 'Page' } }],
    ['passes on the default', 'export{t as default}from"./x.js"', { behind: 'x.js', names: { default: 't' } }],
  ])('%s', (_, code, front) => expect(frontOf('front.js', code)).toEqual({ file: 'front.js', ...front }));

  it.each([
    ['does something of its own', 'import"./a.js";export{t as Page}from"./x.js";'],
    ['passes on everything', 'export*from"./x.js";'],
    ['has what it exports', 'var t=1;export{t as Page};'],
    ['passes on two files', 'export{a}from"./x.js";export{b}from"./y.js";'],
  ])('that %s stays', (_, code) => expect(frontOf('front.js', code)).toBeNull());
});

describe('who asked for a front', () => {
  const fronts = [{ file: 'front-1.js', behind: 'page-2.js', names: { Page: 'n', load: 't' } }];

  it('asks for the file behind it, by its own names', () => {
    const code = askBehind('const part=()=>import("./front-1.js")', fronts);
    expect(code).toBe('const part=()=>import("./page-2.js").then(m=>({Page:m.n,load:m.t}))');
  });

  it('loads the file behind it ahead', () =>
    expect(askBehind('m.f=["assets/front-1.js","assets/a.css"]', fronts)).toBe('m.f=["assets/page-2.js","assets/a.css"]'));

  it('and who did not is left alone', () => expect(askBehind('import("./other.js")', fronts)).toBe('import("./other.js")'));
});
