import { afterAll, expect, it } from 'vitest';
import { claimFixture, data, OWN } from '#app/server/testing/claim-fixture.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import type { Ctx } from '#platform/server/context.ts';
import { claimVisit, type VisitJourney } from '../public.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const VISIT: VisitJourney = {
  id: 88,
  date: '2026-11-12' as CalendarDate,
  purpose: 'Visit to Tapak Klang',
  from: { name: 'HQ Jalan Ampang', lat: 3.1588, lng: 101.7122 },
  to: { name: 'Tapak Klang', lat: 3.0439, lng: 101.4455 },
  isReturn: true,
  vehicle: 'car',
};

it('makes a mileage item in a draft of the employee, once', async () => {
  const fixture = await claimFixture(portal);
  const aminah = await fixture.claimant();
  const claimed = () =>
    portal.asSystem((tx) => {
      const ctx = seedContext(tx, { companyId: fixture.owner.companyId, userId: aminah.userId, name: 'Aminah' }, portal.clock);
      const actor = { ...ctx.actor, employee: { id: aminah.employeeId } };
      return claimVisit({ ...ctx, actor } as Ctx, VISIT);
    });
  const id = await claimed();
  const draft = data(await aminah.client.get(`${OWN}/${id}`));
  expect(draft).toMatchObject({ status: 'Draft', title: 'Visit to Tapak Klang', claim_month: '2026-11-01' });
  expect(draft.items).toMatchObject([{ category: { code: 'MIL' }, distance_km: 64.5, is_return: true, amount: 51.6, to_place: { name: 'Tapak Klang' } }]);
  expect(await claimed()).toBe(id);
  expect((await aminah.client.get(OWN)).body.meta.total).toBe(1);
});
