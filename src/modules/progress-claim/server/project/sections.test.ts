/** Sections over HTTP: the laws of a register, damages by their own rates, and half of their share of the retention. */
import { afterAll, expect, test } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { CLAIMS, CONTRACT, pcrCalls, PROJECTS } from '#app/server/testing/progress-claim-fixture.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { sectionRegister } from './sections.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const SECTION = { name: 'Block A', value: 400_000, completion_date: '2026-06-30', lad_per_day: 500, cnc_date: null, cpc_date: null };

registerContractTests(() => portal, sectionRegister, {
  valid: () => Promise.resolve(SECTION),
  changed: () => Promise.resolve({ ...SECTION, value: 300_000, cpc_date: '2026-07-05' }),
  other: (n, valid) => ({ ...valid, name: `Block ${n}`, value: 1_000 }),
  doubles: [[(valid) => ({ ...valid, name: 'BLOCK a', value: 1_000 }), 'name']],
  under: async (owner) => ({ project_id: (await owner.client.post(PROJECTS, CONTRACT)).body.data.id }),
});

test('a section releases half of its share of the retention and is late by its own date and rate', async () => {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  const owner = await ownerOf(portal);
  const { client } = owner;
  const pcr = pcrCalls(owner);
  const project = await pcr.project();
  const path = `${PROJECTS}/${project.id}/sections`;
  const add = async (more: object) => (await client.post(path, { ...SECTION, ...more })).body;
  expect((await add({ value: 1_000_000.01 })).errors).toEqual({ value: ['The sections come to more than the contract sum.'] });
  expect((await add({ completion_date: '2026-01-01' })).errors).toHaveProperty('completion_date');
  // Five days late, and nothing may be deducted without a certificate of non-completion.
  const block = (await add({ cpc_date: '2026-07-05' })).data;
  expect(block).toMatchObject({ days: 5, exposure: 2_500, deductible: 0 });
  expect((await add({ name: 'Block B', value: 600_000.01 })).errors).toHaveProperty('value');
  const later = (await add({ name: 'Block B', value: 600_000, completion_date: '2026-11-10', cnc_date: '2026-11-11', lad_per_day: 1_000 })).data;
  expect(later).toMatchObject({ days: 10, exposure: 10_000, deductible: 10_000 });
  const { damages } = (await client.get(`${PROJECTS}/${project.id}/overview`)).body.data;
  expect(damages).toMatchObject({ days: 0, exposure: 12_500, deductible: 10_000, deducted: 0 });
  expect(damages.sections).toEqual([
    { name: 'Block A', days: 5, exposure: 2_500 },
    { name: 'Block B', days: 10, exposure: 10_000 },
  ]);

  const items = (await pcr.bill(project.id)).lines.filter(({ kind }: { kind: string }) => kind === 'Item');
  const half = items.map(({ id }: { id: number }) => ({ item_id: id, by: 'Percent', value: 10 }));
  const before = await pcr.claim(project.id, '2026-06-30');
  await pcr.value(before.id, half);
  const first = (await pcr.show(before.id)).claimed;
  expect(first).toMatchObject({ retention_released: 0, retention: first.retention_full });
  await pcr.certify(before.id, '2026-07-02');
  const after = await pcr.claim(project.id, '2026-07-31');
  await pcr.value(after.id, half);
  const second = (await pcr.show(after.id)).claimed;
  // Four tenths of the contract sum are complete: two tenths of the retention are free.
  expect(second.retention_released).toBe(Math.round(second.retention_full * 20) / 100);
  expect(second.retention).toBe(Math.round((second.retention_full - second.retention_released) * 100) / 100);
  expect(second.retention).toBeGreaterThan(0);
  // The open claim follows the section; what was certified stays.
  const stamp = (await client.get(`${path}/${block.id}`)).body.data.updated_at;
  await client.post(`${path}/${block.id}`, { ...SECTION, cpc_date: '2026-08-15', updated_at: stamp });
  expect((await pcr.show(after.id)).claimed).toMatchObject({ retention_released: 0 });
  expect((await client.get(`${CLAIMS}/${before.id}`)).body.data.certified.retention).toBe(first.retention);
});
