/** docs/rights.md says who may call what; it is written from the endpoints, so that a change of rights is a change to read. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Requirement, Endpoint } from '#platform/contract/endpoint.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { ROOT } from './source-files.ts';

const WORDS: Readonly<Record<Exclude<Requirement['kind'], 'pages'>, string>> = {
  open: 'everybody, without signing in',
  unverified: 'whoever is signed in, verified or not',
  'signed-in': 'whoever is signed in and verified',
  member: 'members of the company',
  self: 'whoever has an employee profile, for the own',
  promoter: 'whoever has a promoter profile, for the own',
  admin: 'admins and the owner',
  owner: 'the owner',
};

function whoMay(requires: Requirement): string {
  if (requires.kind !== 'pages') return WORDS[requires.kind];
  const parts = requires.anyOf.map(({ page, action }) => `\`${page}\` ${action ?? 'view'}`);
  if (requires.orSelf) parts.push('an employee for the own record');
  if (requires.orMember) parts.push('any member for the own rows');
  return parts.join(' or ');
}

/** What else narrows a call. */
const also = ({ companyWide, withTemporaryPassword }: Endpoint) =>
  [companyWide ? ', who sees all employees' : '', withTemporaryPassword ? ', also with a temporary password' : ''].join('');

const areaOf = (path: string) =>
  path
    .split('/')
    .slice(1, path.startsWith('api/operation/') || path.startsWith('api/admin/') ? 3 : 2)
    .join('/');

function rightsPage(endpoints: readonly Endpoint[]): string {
  const byAddress = endpoints.toSorted((one, other) => (`${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1));
  const areas = [...Map.groupBy(byAddress, ({ path }) => areaOf(path))].map(([area, calls]) => {
    const rows = calls.map((call) => `| ${call.method} | \`${call.path}\` | ${whoMay(call.requires)}${also(call)} |`);
    return [`## ${area}`, '', '| | Call | Who may |', '| --- | --- | --- |', ...rows, ''].join('\n');
  });
  return [
    '# Who may call what',
    '',
    'Written from the endpoints by `npx vitest run --project structure tests/structure/rights-page.test.ts -u`: what changes here is to be read. A page stands for',
    'its viewers or an action on it; the owner of a company may do everything in it. The server judges each call, and of the rows it answers those that the caller may see.',
    '',
    ...areas,
  ].join('\n');
}

test('docs/rights.md says what the endpoints demand (written anew by -u)', async () => {
  const endpoints = SERVER_MODULES.flatMap(({ bindings }) => bindings.map(({ endpoint }) => endpoint));
  await expect(rightsPage(endpoints)).toMatchFileSnapshot(join(ROOT, 'docs/rights.md'));
});
