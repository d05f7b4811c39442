import { afterAll, expect, test } from 'vitest';
import { runJob } from '#app/server/testing/run-job.ts';
import { HERE } from '#app/server/testing/punching.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { dataOf, MANAGED, OWN, picture, visitFixture } from '#app/server/testing/visit-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, siteAt, hire, start, end, plan } = await visitFixture(portal);
const clock = (time: string, day = '2026-11-20') => portal.clock.set(`${day}T${time}+08:00`);
const erase = () => runJob(portal, 'site-visit.end-keeping-positions');
const NOWHERE = { lat: null, lng: null };

test('where somebody stood and the photos of it are kept for 90 days; kilometres, distance and files of the client stay', async () => {
  clock('09:00:00');
  const person = await hire();
  const site = await siteAt();
  const shop = dataOf(await start(person, { image: await picture(person) }));
  clock('10:00:00');
  dataOf(await end(person, { image: await picture(person), documents: [await picture(person)] }));
  clock('11:00:00');
  const second = dataOf(await start(person, { work_site_id: site, place: null, lat: HERE.lat + 0.001 }));
  clock('12:00:00');
  dataOf(await end(person));
  const planned = dataOf(await person.client.post(OWN, plan(site, '2027-03-30'))).id;
  const show = async (id: number) => dataOf(await person.client.get(`${OWN}/${id}`));
  const before = await show(second.id);
  expect(before).toMatchObject({ travel_km: 0.11, distance_m: 111, erased: false });

  clock('03:00:00', '2027-02-18');
  await erase();
  expect(await show(shop.id)).toMatchObject({ erased: false, start: { lat: HERE.lat } });

  clock('03:00:00', '2027-02-19');
  await erase();
  await erase();
  const gone = await show(shop.id);
  expect(gone).toMatchObject({ erased: true, start: null, end: null, place: { name: 'Kedai Maju', ...NOWHERE }, start_photo: null, end_photo: null });
  expect(gone.documents).toMatchObject([{ name: 'photo.png' }]);
  expect(gone.entries).toMatchObject([
    { ...NOWHERE, accuracy_m: null },
    { ...NOWHERE, accuracy_m: null },
  ]);
  expect(await show(second.id)).toMatchObject({ ...before, erased: true, start: null, end: null, entries: [{ distance_m: 111, ...NOWHERE }, NOWHERE] });
  expect(await show(planned)).toMatchObject({ erased: false });

  // A correction of that day reckons no kilometres from positions that nobody has any more.
  const { status, updated_at } = await show(shop.id);
  const times = { started_at: '2026-11-20T09:05', ended_at: '2026-11-20T10:00', reason: 'The client says so' };
  dataOf(await owner.client.post(`${MANAGED}/${shop.id}/correct`, { ...times, status, updated_at }));
  expect(await show(second.id)).toMatchObject({ travel_km: 0.11 });
});
