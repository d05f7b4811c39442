/** The certificate as PDF over HTTP: by a link, in both languages, and by the office with its right. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
beforeEach(() => portal.owner.query('delete from sign_in_attempts'));

async function openNight() {
  const owner = await ownerOf(portal);
  const { plan, send, scan } = await openGuardedSite(portal, owner);
  const [operation = 0] = (await plan()).body.data.ids as number[];
  portal.clock.set('2026-11-20T21:03:00+08:00');
  await send(scan('tag-1', '21:02'));
  portal.clock.set('2026-11-21T08:00:00+08:00');
  return { owner, operation, paper: `api/patrol/operations/${operation}/certificate` };
}
const textOf = async (response: Response) => {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return inspectPdf(Buffer.from(await response.arrayBuffer()))
    .pages.flat()
    .join('\n');
};
const print = (token: string, language?: string) =>
  portal.as(null).raw('api/patrol/certificates/print', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, language }),
  });

test('whoever holds a link has the paper, which tells no guard, and is counted', async () => {
  const { owner, operation } = await openNight();
  const path = `api/patrol/operations/${operation}/certificates`;
  const { id, url } = (await owner.client.post(path, { name: 'Client', days: 7, round_id: null })).body.data;
  const token = new URL(url).hash.slice(1);
  const english = await textOf(await print(token, 'en'));
  for (const text of ['Certificate of patrol', '1 of 4 · 3 missed', 'Round of 09:00 PM · Night round · Incomplete', 'CP1', '09:02 PM', 'On time', 'Missed'])
    expect(english).toContain(text);
  expect(english).not.toContain('Contoh bin Contoh');
  const malay = await textOf(await print(token, 'ms'));
  for (const text of ['Sijil rondaan', '1 daripada 4 · 3 terlepas', 'Tidak lengkap', 'Tepat masa']) expect(malay).toContain(text);
  expect((await owner.client.get(path)).body.data[0]).toMatchObject({ opened: 2 });
  await owner.client.post(`${path}/${id}/revoke`, {});
  const over = await print(token);
  expect([over.status, await over.json()]).toEqual([404, { message: 'This link does not open, or no longer. Ask the person who sent it for a new one.' }]);
  expect((await print('x'.repeat(43))).status).toBe(404);
});

test('the office prints an operation or one of its rounds with the right alone, and no other company does', async () => {
  const { owner, operation, paper } = await openNight();
  const get = (more: object = {}) =>
    owner.client.raw(`${paper}?${new URLSearchParams({ company_id: String(owner.companyId), language: 'en', ...more })}`, { method: 'GET' });
  expect(await textOf(await get())).toContain('1 of 4 · 3 missed');
  const { round_list } = (await owner.client.get(`api/patrol/operations/${operation}`)).body.data;
  const second = await textOf(await get({ round_id: round_list[1].id }));
  expect(second).toContain('0 of 2 · 2 missed');
  expect(second).not.toContain('Incomplete');
  const neighbour = await openNight();
  expect((await owner.client.get(paper, { round_id: 999_999 })).body.errors).toHaveProperty('round_id');
  expect((await neighbour.owner.client.get(paper)).status).toBe(404);
  const reader = await adminOf(portal, owner, { '/patrol/operation': ['Update'] });
  expect((await reader.client.get(paper)).status).toBe(403);
});

test('a cancelled operation has no paper', async () => {
  const owner = await ownerOf(portal);
  const { plan } = await openGuardedSite(portal, owner);
  const [operation = 0] = (await plan()).body.data.ids as number[];
  await owner.client.post(`api/patrol/operations/${operation}/cancel`, { reason: 'The client closed the site' });
  const answer = await owner.client.get(`api/patrol/operations/${operation}/certificate`);
  expect([answer.status, answer.body.errors]).toEqual([422, { base: ['A cancelled operation has no certificate.'] }]);
});
