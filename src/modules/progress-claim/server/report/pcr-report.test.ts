/** Reports over HTTP: claims with their figures, their age, what is retained. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { pcrCalls } from '#app/server/testing/progress-claim-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

test('each template has the rows of the same claims', async () => {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  const owner = await ownerOf(portal);
  const pcr = pcrCalls(owner);
  const project = await pcr.project();
  const { lines } = await pcr.bill(project.id);
  const item = lines.find((line: { code: string }) => line.code === '2.2').id;
  for (const [period, value, on] of [
    ['2026-06-30', 50, '2026-07-02'],
    ['2026-09-30', 80, '2026-10-25'],
  ] as const) {
    const claim = await pcr.claim(project.id, period);
    await pcr.value(claim.id, [{ item_id: item, by: 'Percent', value }]);
    await pcr.certify(claim.id, on);
    if (value === 50) await pcr.act(claim.id, 'made-payment', { amount: 1_000, paid_on: '2026-08-01', reference: 'R' });
  }
  const preview = async (template: string) => (await owner.client.get('api/pcr/reports/generate', { template, preview: '1' })).body.data;
  const summary = await preview('Summary');
  const [first, second] = summary.rows;
  expect(second.net).toBe(Math.round((first.this + second.this) * 100) / 100);
  expect(summary.totals).toMatchObject({ this: second.net, paid: 1_000 });
  const ageing = await preview('Ageing');
  expect(ageing.rows.map((row: Record<string, number>) => [row['Not due'] ?? null, row['90+'] ?? null, row['outstanding']])).toEqual([
    [null, first.outstanding, first.outstanding],
    [second.outstanding, null, second.outstanding],
  ]);
  const retention = await preview('Retention');
  expect(retention.rows).toMatchObject([{ limit: 50_000, held: second.retention, released: 0 }]);
  const other = await pcr.project({ code: 'KJ-02', client_name: 'Syarikat Lain' });
  const claim = await pcr.claim(other.id, '2026-08-31');
  await pcr.value(claim.id, [{ item_id: (await pcr.bill(other.id)).lines.find((line: { code: string }) => line.code === '2.2').id, by: 'Percent', value: 10 }]);
  await pcr.certify(claim.id, '2026-09-02');
  const codes = async (filter: Record<string, string>) =>
    (await owner.client.get('api/pcr/reports/generate', { preview: '1', ...filter })).body.data.rows.map(({ code }: { code: string }) => code);
  expect(await codes({})).toEqual(['KJ-01', 'KJ-01', 'KJ-02']);
  expect(await codes({ client: 'lain' })).toEqual(['KJ-02']);
  expect(await codes({ keyword: 'kj-01' })).toEqual(['KJ-01', 'KJ-01']);
  expect(await codes({ status: 'Completed' })).toEqual([]);
  expect(await codes({ year: '2026', start_date: '2026-09-01', end_date: '2026-09-30' })).toEqual(['KJ-02']);
  expect(await codes({ project_id: String(other.id) })).toEqual(['KJ-02']);
  const viewer = await adminOf(portal, owner, { '/pcr/project': [] });
  expect((await viewer.client.get('api/pcr/reports/generate', { preview: '1' })).status).toBe(403);
});
