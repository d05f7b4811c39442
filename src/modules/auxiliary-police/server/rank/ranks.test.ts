import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit } from '#app/server/testing/unit-fixture.ts';
import { rankRegister } from './rank.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const rank = {
  name: 'Senior Superintendent',
  name_ms: 'Penguasa Kanan',
  code: 'SSUPT',
  level: 11,
  rank_group: 'Senior Officer',
  authority: 'IGP with Minister',
  min_service_months: 60,
  course_type: null,
  establishment: 2,
  allowance: 250.5,
} as const;

registerContractTests(() => portal, rankRegister, {
  valid: rank,
  changed: { ...rank, name: 'Chief Superintendent', allowance: null },
  other: (n) => ({ ...rank, name: `Rank ${n}`, code: `R${n}`, level: 20 + n }),
  // The ladder of the force stands already.
  query: { keyword: 'Penguasa Kanan' },
  doubles: [
    [(valid) => ({ ...valid, code: 'ssupt', level: 12 }), 'code'],
    [(valid) => ({ ...valid, code: 'OTHER', level: 11 }), 'level'],
  ],
});

test('a company begins with the ladder of the force, and puts the whole of it into another order', async () => {
  const { client } = await ownerOf(portal);
  const ladder = async () =>
    (await client.get('api/asm/ranks', { sort: 'asc', sort_by: 'level', per_page: 30 })).body.data as { id: number; code: string; level: number }[];
  const before = await ladder();
  expect(before.map(({ code }) => code)).toEqual(['KONST', 'L/KPL', 'KPL', 'SJN', 'SM', 'SI', 'INSP', 'ASP', 'DSP', 'SUPT']);
  const ids = before.map(({ id }) => id);
  const half = await client.post('api/asm/ranks/order', { ids: ids.slice(1) });
  expect([half.status, half.body.errors]).toEqual([422, { ids: ['Name every rank once.'] }]);
  const stranger = await ownerOf(portal);
  expect((await stranger.client.post('api/asm/ranks/order', { ids })).status).toBe(422);
  expect((await client.post('api/asm/ranks/order', { ids: ids.toReversed() })).status).toBe(200);
  expect((await ladder()).map(({ code, level }) => `${level} ${code}`).slice(0, 2)).toEqual(['1 SUPT', '2 DSP']);
  expect((await client.post('api/asm/ranks', { ...rank, authority: 'CPO' })).body.errors).toHaveProperty('authority');
});

test('due for promotion: service, course, conduct, room and the highest rank of the unit decide', async () => {
  const services = await openUnit(portal, { approved_strength: 10 });
  const due = async () =>
    (await services.owner.client.get('api/asm/ranks/due')).body.data.map(
      ({ service_no, next_rank }: { service_no: string; next_rank: string }) => `${service_no} ${next_rank}`,
    );
  const ready = await services.officer({ service_no: 'PB 1001', level: 1, rank_since: '2022-01-01' });
  await services.passed(ready, 'Promotion', '2030-01-01');
  const young = await services.officer({ service_no: 'PB 1002', level: 1, rank_since: '2026-10-01' });
  await services.passed(young, 'Promotion', null);
  const unschooled = await services.officer({ service_no: 'PB 1003', level: 1, rank_since: '2022-01-01' });
  expect(await due()).toEqual(['PB 1001 Lance Corporal']);
  await services.passed(unschooled, 'Promotion', '2026-01-01');
  expect(await due()).toEqual(['PB 1001 Lance Corporal']);
  const charge = { charged_on: '2026-10-01', offence: 'Asleep on duty', inquiry_on: null, inquiry_by: null, outcome: 'Open', outcome_on: null, note: null };
  const made = await services.owner.client.post(`api/asm/officers/${ready.id}/charges`, charge);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  expect(await due()).toEqual([]);
  const { id, updated_at } = made.body.data;
  await services.owner.client.post(`api/asm/officers/${ready.id}/charges/${id}`, { ...charge, outcome: 'Not Proven', outcome_on: '2026-10-20', updated_at });
  expect(await due()).toEqual(['PB 1001 Lance Corporal']);
  expect((await services.owner.client.get('api/asm/ranks/due', { page: 2 })).body).toMatchObject({ data: [], meta: { total: 1 } });
  // Whoever left the company is no officer to promote, also before the appointment is ended.
  await portal.owner.query(`update employees set status = 'Inactive' where id = $1`, [ready.employee_id]);
  expect(await due()).toEqual([]);
  const promotion = { type: 'Rank', category: 'Promotion', officer_id: ready.id, payload: {} };
  const check = (await services.owner.client.post('api/asm/applications/check', promotion)).body.data;
  expect(check).toContainEqual({ rule: 'conduct', weight: 'block', text: 'The officer is not active.', field: 'officer_id' });
  await portal.owner.query(`update employees set status = 'Active' where id = $1`, [ready.employee_id]);
  const narrow = await adminOf(portal, services.owner, { '/auxiliary/rank': [] }, { employee: [young.employee_id] });
  expect((await narrow.client.get('api/asm/ranks/due')).body.meta.total).toBe(0);
});

test('the insignia of a rank is a picture, one at most, which officers of the rank show', async () => {
  const services = await openUnit(portal);
  const { owner, ranks } = services;
  const corporal = ranks.get(3) ?? 0;
  await services.officer({ service_no: 'PB 7', level: 3 });
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#1f2a44' } })
    .png()
    .toBuffer();
  const save = (who: typeof owner, id: number, ...files: File[]) => {
    const form = new FormData();
    for (const [at, file] of files.entries()) form.append(`insignia[${at}]`, file);
    return who.client.post(`api/asm/ranks/${id}/insignia`, files.length > 0 ? form : { insignia: [] });
  };
  const png = (name = 'kpl.png') => new File([picture], name, { type: 'image/png' });
  const saved = await save(owner, corporal, png());
  expect([saved.status, saved.body.data?.insignia], JSON.stringify(saved.body)).toMatchObject([200, [{ name: 'kpl.png', type: 'image/png' }]]);
  const shown = async () => (await owner.client.get('api/asm/ranks', { keyword: 'KPL', sort: 'desc', sort_by: 'level' })).body.data[0];
  expect((await shown()).insignia).toHaveLength(1);
  expect((await owner.client.get('api/asm/officers')).body.data).toMatchObject([{ service_no: 'PB 7', insignia: expect.stringContaining('/api/files/') }]);
  for (const wrong of [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), new File(['%PDF-1.4\n%%EOF'], 'a.pdf'), new File(['no picture'], 'a.png')])
    expect((await save(owner, corporal, wrong)).status, wrong.name).toBe(422);
  expect((await save(owner, corporal, png(), png('b.png'))).status).toBe(422);
  const reader = await adminOf(portal, owner, { '/auxiliary/rank': [] });
  const stranger = await ownerOf(portal);
  expect([(await save(reader, corporal, png())).status, (await save(stranger, corporal, png())).status]).toEqual([403, 404]);
  expect((await shown()).insignia).toHaveLength(1);
  expect((await save(owner, corporal)).status).toBe(200);
  expect((await shown()).insignia).toEqual([]);
});
