import { afterAll, beforeEach, expect, test } from 'vitest';
import { claimFixture, data } from '#app/server/testing/claim-fixture.ts';
import { HERE } from '#app/server/testing/punching.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { randomUUID } from 'node:crypto';
import { dataOf, MANAGED, OWN } from '#app/server/testing/visit-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, claimant } = await claimFixture(portal);
const clock = (time: string) => portal.clock.set(`2026-11-20T${time}+08:00`);
beforeEach(() => clock('09:00:00'));

async function stepper() {
  const person = await claimant();
  const step = async (what: 'in' | 'out', time: string, more: object) => {
    clock(time);
    return dataOf(await person.client.post(`${OWN}/check-${what}`, { client_ref: randomUUID(), ...HERE, ...more }));
  };
  return { person, step };
}

test('kilometres of a visit become a mileage item of a draft once, and again where that claim was withdrawn', async () => {
  const { person, step } = await stepper();
  const first = await step('in', '09:00:00', { purpose: 'Visit one', place: { name: 'Kedai A' } });
  await step('out', '10:00:00', { outcome: 'Success' });
  const second = await step('in', '11:00:00', { purpose: 'Visit two', place: { name: 'Kedai B' }, lat: HERE.lat + 0.1 });
  await step('out', '12:00:00', { outcome: 'Success' });
  const claim = (id: number) => person.client.post(`${OWN}/${id}/claim-mileage`, { vehicle: 'car' });
  expect((await claim(first.id)).body.errors.base[0]).toBe('This visit has no kilometres to claim.');
  const [{ claim_id }, ...others] = (await Promise.all(Array.from({ length: 4 }, () => claim(second.id)))).map(dataOf);
  expect(others).toEqual(Array.from({ length: 3 }, () => ({ claim_id })));
  const draft = data(await person.client.get(`api/claims/${claim_id}`));
  expect(draft).toMatchObject({ status: 'Draft', title: 'Visit two' });
  expect(draft.items).toMatchObject([{ distance_km: 11.12, from_place: { name: 'Kedai A' }, to_place: { name: 'Kedai B' }, amount: 8.9 }]);
  expect(dataOf(await claim(second.id))).toEqual({ claim_id });
  expect((await person.client.post(`${OWN}/${second.id}/kilometres`, { km: 20, reason: 'Detour' })).body.errors.base[0]).toContain('are in a claim');
  data(await person.client.post(`api/claims/${claim_id}/submit`, {}));
  data(await person.client.post(`api/claims/${claim_id}/cancel`, { remark: 'Wrong vehicle' }));
  dataOf(await person.client.post(`${OWN}/${second.id}/kilometres`, { km: 20, reason: 'Detour' }));
  const again = dataOf(await claim(second.id)).claim_id;
  expect(again).not.toBe(claim_id);
  expect(data(await person.client.get(`api/claims/${again}`)).items).toMatchObject([{ distance_km: 20 }]);
  await person.client.delete(`api/claims/${again}`);
  expect(dataOf(await person.client.get(`${OWN}/${second.id}`)).claim_id).toBeNull();
});

test('kilometres that are claimed stay as they are when the visit before is cancelled, until the claim is', async () => {
  const { person, step } = await stepper();
  const first = await step('in', '09:00:00', { purpose: 'Visit one', place: { name: 'Kedai A' } });
  await step('out', '10:00:00', { outcome: 'Success' });
  const { id } = await step('in', '11:00:00', { purpose: 'Visit two', place: { name: 'Kedai B' }, lat: HERE.lat + 0.1 });
  await step('out', '12:00:00', { outcome: 'Success' });
  const claim = () => person.client.post(`${OWN}/${id}/claim-mileage`, { vehicle: 'car' });
  const { claim_id } = dataOf(await claim());
  dataOf(await owner.client.post(`${MANAGED}/${first.id}/cancel`, { remark: 'Never took place' }));
  expect(dataOf(await person.client.get(`${OWN}/${id}`))).toMatchObject({ claim_id, travel_km: 11.12 });
  await person.client.delete(`api/claims/${claim_id}`);
  expect((await claim()).body.errors.base[0]).toBe('This visit has no kilometres to claim.');
});
