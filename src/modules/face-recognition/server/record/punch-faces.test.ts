import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { faceFixture } from '#app/server/testing/face-fixture.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

test('faces of many people take as many statements as those of two, and each is a punch of its own', async () => {
  const fixture = await faceFixture(portal);
  const refs = Array.from({ length: 12 }, (_none, at) => `P${at}`);
  for (const [at, device_person_id] of refs.entries()) await fixture.enrol(`Person ${String.fromCodePoint(65 + at)}`, 40 + at, { device_person_id });
  const see = async (ids: readonly string[], time: string) => {
    const events = ids.map((device_person_id) => ({ client_ref: randomUUID(), device_person_id, recorded_at: `2026-11-20T${time}+08:00`, confidence: 95 }));
    const roundTrips = countRoundTrips(portal.server.services.pool);
    await fixture.device.see(events);
    return roundTrips.stop().statements;
  };
  await see(refs.slice(0, 1), '07:40:00');
  const few = await see(refs.slice(0, 2), '08:00:00');
  expect(await see(refs, '08:30:00')).toBe(few);
  const { rows } = await portal.owner.query(
    `select count(*)::int as punches, count(distinct employee_id)::int as people, count(distinct id)::int as linked
     from (select r.id, r.employee_id from attendance_records r join fr_records f on f.attendance_record_id = r.id and f.employee_id = r.employee_id where r.company_id = $1) p`,
    [fixture.owner.companyId],
  );
  expect(rows).toEqual([{ punches: 15, people: 12, linked: 15 }]);
});
