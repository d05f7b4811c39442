/** Certificates over HTTP: what a link shows, that every link which does not open answers alike, and who makes and ends them. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import type { Certificate, CertificateRow } from '../../contract/certificate/certificate.endpoints.ts';
import { digestOf } from '#modules/identity/server/public.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
beforeEach(() => portal.owner.query('delete from sign_in_attempts'));

const FOR = { name: 'Puan Contoh of the client', days: 7, round_id: null };
const ANSWER = 'This link does not open, or no longer. Ask the person who sent it for a new one.';
const pathOf = (operation: number) => `api/patrol/operations/${operation}/certificates`;
const open = (token: unknown) => portal.as(null).post('api/patrol/certificates/open', { token });
const tokenIn = (url: string) => new URL(url).hash.slice(1);
const links = async (who: TestPerson, operation: number): Promise<CertificateRow[]> => (await who.client.get(pathOf(operation))).body.data;

/** One point of four is scanned in a night of two rounds. */
async function openNight() {
  const owner = await ownerOf(portal);
  const site = await openGuardedSite(portal, owner);
  const [operation = 0] = (await site.plan()).body.data.ids as number[];
  portal.clock.set('2026-11-20T21:03:00+08:00');
  await site.send(site.scan('tag-1', '21:02'));
  portal.clock.set('2026-11-21T08:00:00+08:00');
  const make = async (more: object = {}, who = owner) => (await who.client.post(pathOf(operation), { ...FOR, ...more })).body.data;
  return { owner, operation, make, ...site };
}

test('a link shows the rounds without an account, with what came late, and counts how often', async () => {
  const { owner, operation, make, send, scan } = await openNight();
  const { url, expires_at } = await make();
  expect(url).toMatch(/^http:\/\/[^/?]+\/patrol\/certificate#[\w-]{43}$/);
  expect(expires_at).toBe('2026-11-28T00:00:00.000Z');
  const { body, status } = await open(tokenIn(url));
  expect(status).toBe(200);
  const shown = body.data as Certificate;
  expect(shown).toMatchObject({ shift_name: 'Night', date: '2026-11-20', time_zone: 'Asia/Kuala_Lumpur', expected: 4, done: 1, missed: 3 });
  expect(shown.rounds.map(({ status: of, points }) => [of, points.map((point) => [point.code, point.status, point.scanned_at])])).toEqual([
    [
      'Incomplete',
      [
        ['CP1', 'ontime', '2026-11-20T13:02:00.000Z'],
        ['CP2', 'missed', null],
      ],
    ],
    [
      'Missed',
      [
        ['CP1', 'missed', null],
        ['CP2', 'missed', null],
      ],
    ],
  ]);
  // Neither guards nor numbers by which anything else could be asked for.
  const text = JSON.stringify(body);
  for (const hidden of ['Contoh bin Contoh', '"id"', 'guard', 'device', 'remark', 'lat']) expect(text, hidden).not.toContain(hidden);
  await send(scan('tag-2', '21:11', { offline: true }));
  expect((await open(tokenIn(url))).body.data).toMatchObject({ done: 2, missed: 2 });
  expect(await links(owner, operation)).toMatchObject([
    { name: FOR.name, round: null, state: 'Open', opened: 2, last_opened_at: '2026-11-21T00:00:00Z', made_by: expect.any(String) },
  ]);
});

test('a link to one round shows no other, and what still may be scanned is not missed', async () => {
  const { owner, operation, make } = await openNight();
  const { round_list } = (await owner.client.get(`api/patrol/operations/${operation}`)).body.data;
  const { url } = await make({ round_id: round_list[1].id });
  // The point of 23:00 is over, its round is not.
  portal.clock.set('2026-11-20T23:16:00+08:00');
  const { rounds, missed, expected } = (await open(tokenIn(url))).body.data as Certificate;
  expect(rounds.map(({ start_at, status, points }) => [start_at, status, points.map((point) => point.status)])).toEqual([
    ['2026-11-20T15:00:00.000Z', 'On Going', ['pending', 'pending']],
  ]);
  expect([missed, expected]).toEqual([0, 2]);
  expect((await links(owner, operation))[0]?.round).toMatchObject({ route: 'Night round' });
  const stranger = await openNight();
  const refused = await stranger.owner.client.post(pathOf(stranger.operation), { ...FOR, round_id: round_list[1].id });
  expect(refused.body.errors).toHaveProperty('round_id');
});

test('a round that is drawn by chance is not shown before it begins', async () => {
  const { owner, make } = await openNight();
  portal.clock.set('2026-11-20T22:00:00+08:00');
  const { url } = await make();
  const starts = async () => ((await open(tokenIn(url))).body.data as Certificate).rounds.map(({ start_at }) => start_at);
  expect(await starts()).toEqual(['2026-11-20T13:00:00.000Z', '2026-11-20T15:00:00.000Z']);
  await portal.owner.query('update patrol_routes set random_minutes = 20 where company_id = $1', [owner.companyId]);
  expect(await starts()).toEqual(['2026-11-20T13:00:00.000Z']);
  portal.clock.set('2026-11-20T23:00:00+08:00');
  expect(await starts()).toHaveLength(2);
});

test('the secret is stored nowhere, and what is no link, changed, over, ended or switched off answers alike', async () => {
  const { owner, operation, make } = await openNight();
  const [first, second, third] = [await make(), await make({ name: 'Second' }), await make({ name: 'Third', days: 1 })];
  const token = tokenIn(first.url);
  const { rows } = await portal.owner.query('select * from patrol_certificates where company_id = $1 order by id', [owner.companyId]);
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows[0].token_hash.equals(digestOf(token))).toBe(true);
  const audits = await portal.owner.query<{ action: string; text: string }>(
    `select action, coalesce(before::text, '') || coalesce(after::text, '') as text from audit_logs where company_id = $1 and subject_type = 'patrol_certificate' order by id`,
    [owner.companyId],
  );
  expect(audits.rows.map(({ action }) => action)).toEqual(Array.from({ length: 3 }, () => 'patrol_certificate.made'));
  expect(audits.rows.map(({ text }) => text).join()).not.toContain(token);

  const alike = async (what: string, given: string) => {
    const { status, body } = await open(given);
    expect({ status, body }, what).toEqual({ status: 404, body: { message: ANSWER } });
  };
  const other = token.startsWith('A') ? 'B' : 'A';
  await alike('never made', digestOf('never made').toString('base64url'));
  await alike('its digest', digestOf(token).toString('base64url'));
  await alike('folded to lower case', token.toLowerCase());
  await alike('folded to upper case', token.toUpperCase());
  await alike('one sign changed', other + token.slice(1));
  await alike('cut', token.slice(0, -1));
  await alike('longer', `${token}=`);
  await alike('with a blank', `${token} `);
  await alike('empty', '');
  await alike('no text of ours', "' or 1=1 --");

  expect((await owner.client.post(`${pathOf(operation)}/${second.id}/revoke`, {})).status).toBe(200);
  expect((await owner.client.post(`${pathOf(operation)}/${second.id}/revoke`, {})).status).toBe(200);
  await alike('ended', tokenIn(second.url));
  portal.clock.set('2026-11-22T07:59:59+08:00');
  expect((await open(tokenIn(third.url))).status).toBe(200);
  portal.clock.set('2026-11-22T08:00:00+08:00');
  await alike('over at the second itself', tokenIn(third.url));
  await portal.owner.query('delete from sign_in_attempts');
  expect((await links(owner, operation)).map(({ state, opened }) => [state, opened])).toEqual([
    ['Expired', 1],
    ['Revoked', 0],
    ['Open', 0],
  ]);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": false}' where id = $1`, [owner.companyId]);
  await alike('patrol is switched off', token);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [owner.companyId]);
  await portal.owner.query(`update companies set status = 'Inactive' where id = $1`, [owner.companyId]);
  await alike('its company is closed', token);
  await portal.owner.query(`update companies set status = 'Active' where id = $1`, [owner.companyId]);
  expect((await open(token)).status).toBe(200);
});

test('links are made and ended with the right alone, and by no other company', async () => {
  const { owner, operation, make } = await openNight();
  const { id, url } = await make();
  const reader = await adminOf(portal, owner, { '/patrol/operation': ['Create', 'Update', 'Cancel'] });
  expect(await links(reader, operation)).toHaveLength(1);
  expect((await reader.client.post(pathOf(operation), FOR)).status).toBe(403);
  expect((await reader.client.post(`${pathOf(operation)}/${id}/revoke`, {})).status).toBe(403);
  const outsider = await adminOf(portal, owner, { '/patrol/ops/exception': ['Update'] });
  expect((await outsider.client.get(pathOf(operation))).status).toBe(403);

  const neighbour = await openNight();
  expect((await neighbour.owner.client.get(pathOf(operation))).status).toBe(404);
  expect((await neighbour.owner.client.post(pathOf(operation), FOR)).status).toBe(404);
  expect((await neighbour.owner.client.post(`${pathOf(operation)}/${id}/revoke`, {})).status).toBe(404);
  expect((await neighbour.owner.client.post(`${pathOf(neighbour.operation)}/${id}/revoke`, {})).status).toBe(404);
  const own = (await open(tokenIn(url))).body.data as Certificate;
  const theirs = (await open(tokenIn((await neighbour.make()).url))).body.data as Certificate;
  expect(own.company).not.toBe(theirs.company);

  for (const wrong of [{ name: 'x' }, { days: 2 }, { days: 365 }, { days: '7' }])
    expect((await owner.client.post(pathOf(operation), { ...FOR, ...wrong })).body.errors, JSON.stringify(wrong)).toHaveProperty(Object.keys(wrong));
  for (let n = 1; n < 20; n += 1) await make();
  const full = await owner.client.post(pathOf(operation), FOR);
  expect([full.status, full.body.errors]).toEqual([422, { base: ['End a link first: 20 are open at most.'] }]);
  await owner.client.post(`${pathOf(operation)}/${id}/revoke`, {});
  expect((await owner.client.post(pathOf(operation), FOR)).status).toBe(200);
});

test('a cancelled operation has no link, and none that was made opens', async () => {
  const owner = await ownerOf(portal);
  const { plan } = await openGuardedSite(portal, owner);
  const [operation = 0] = (await plan()).body.data.ids as number[];
  const { url } = (await owner.client.post(pathOf(operation), FOR)).body.data;
  expect((await open(tokenIn(url))).body.data).toMatchObject({ expected: 4, done: 0, missed: 0 });
  await owner.client.post(`api/patrol/operations/${operation}/cancel`, { reason: 'The client closed the site' });
  expect((await open(tokenIn(url))).status).toBe(404);
  expect((await owner.client.post(pathOf(operation), FOR)).body.errors).toEqual({ base: ['A cancelled operation has no certificate.'] });
});

test('whoever tries links is stopped, and so is one who has a link for a while', async () => {
  const { make } = await openNight();
  const token = tokenIn((await make()).url);
  for (let n = 0; n < 30; n += 1) expect((await open('x'.repeat(43))).status).toBe(404);
  const refused = await open(token);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  portal.clock.set('2026-11-21T08:10:01+08:00');
  expect((await open(token)).status).toBe(200);
});
