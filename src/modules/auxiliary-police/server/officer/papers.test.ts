/** The papers of an officer over HTTP: by kind, for whom, and when those that tell of health go. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit } from '#app/server/testing/unit-fixture.ts';
import { eraseCompliance } from '../application/erase-compliance.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const pathOf = (id: number) => `api/asm/officers/${id}/documents`;
async function attach({ client }: TestPerson, id: number, kind: string) {
  const form = new FormData();
  form.append('kind', kind);
  form.append('files[0]', new File([`%PDF-1.4\n% ${kind}\n%%EOF`], `${kind}.pdf`, { type: 'application/pdf' }));
  return client.post(pathOf(id), form);
}
const kindsOf = async ({ client }: TestPerson, id: number) =>
  (await client.get(pathOf(id))).body.data.filter(({ files }: { files: unknown[] }) => files.length > 0).map(({ kind }: { kind: string }) => kind);

test('each kind has its files; vetting and medical ones are for whoever sees compliance data', async () => {
  const { owner, officer } = await openUnit(portal);
  const { id } = await officer({ service_no: 'PB 6001' });
  for (const kind of ['letter', 'medical']) expect((await attach(owner, id, kind)).status).toBe(200);
  expect(await kindsOf(owner, id)).toEqual(['letter', 'medical']);
  const clerk = await adminOf(portal, owner, { '/auxiliary/officer': ['Update'] });
  expect(await kindsOf(clerk, id)).toEqual(['letter']);
  expect((await attach(clerk, id, 'vetting')).body.errors).toEqual({ kind: ['You may not see papers of this kind.'] });
  expect((await attach(clerk, id, 'oath')).status).toBe(200);
  expect((await clerk.client.post(pathOf(id), { kind: 'letter', files: [] })).status).toBe(200);
  expect(await kindsOf(owner, id)).toEqual(['oath', 'medical']);
  const reader = await adminOf(portal, owner, { '/auxiliary/officer': [] });
  const narrow = await adminOf(portal, owner, { '/auxiliary/officer': ['Update'] }, { employee: [0] });
  const stranger = await ownerOf(portal);
  expect([(await attach(reader, id, 'letter')).status, (await attach(narrow, id, 'letter')).status, (await attach(stranger, id, 'letter')).status]).toEqual([
    403, 404, 404,
  ]);
  expect((await stranger.client.get(pathOf(id))).status).toBe(404);
});

test('vetting and medical papers go months after the appointment ended, the others stay', async () => {
  const { owner, officer } = await openUnit(portal, { retention_months: 3 });
  const { id } = await officer({ service_no: 'PB 6002' });
  for (const kind of ['letter', 'vetting', 'medical']) expect((await attach(owner, id, kind)).status).toBe(200);
  const ended = (day: string) => portal.owner.query(`update asm_officers set status = 'Inactive', status_from = $2 where id = $1`, [id, day]);
  const erase = () =>
    eraseCompliance.run({}, { services: portal.server.services, id: '1', progress: async () => undefined, signal: new AbortController().signal });
  await ended('2026-10-01');
  await erase();
  expect(await kindsOf(owner, id)).toEqual(['letter', 'vetting', 'medical']);
  await ended('2026-06-01');
  await erase();
  expect(await kindsOf(owner, id)).toEqual(['letter']);
});
