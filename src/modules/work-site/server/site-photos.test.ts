/** Photos of a site over HTTP: kept, replaced, pictures alone, and none of a neighbour. */
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const [owner, neighbour] = [await ownerOf(portal), await ownerOf(portal)];
const PATH = 'api/work-task/work-sites';
const SITE = { type: 'Client', country: 'Malaysia', lat: 3.1593, lng: 101.7372, radius_m: 150, supervisor_ids: [], sessions: [], status: 'Active' };
const photosOf = async (who: TestPerson, name: string) => `${PATH}/${(await who.client.post(PATH, { ...SITE, name })).body.data.id}/photos`;

async function formOf(...reds: number[]): Promise<FormData> {
  const form = new FormData();
  for (const [at, r] of reds.entries()) {
    const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: { r, g: 90, b: 90 } } })
      .png()
      .toBuffer();
    form.append(`photos[${at}]`, new File([new Uint8Array(picture)], `gate-${r}.png`, { type: 'image/png' }));
  }
  return form;
}

test('are kept with the site and replaced by those that are named; no other company sees or changes them', async () => {
  const photos = await photosOf(owner, 'Ampang');
  expect((await owner.client.get(photos)).body.data).toEqual([]);
  const { body } = await owner.client.post(photos, await formOf(10, 20));
  expect(body, JSON.stringify(body)).toMatchObject({ message: 'Photos saved.', data: [{ name: 'gate-10.png' }, { name: 'gate-20.png' }] });
  const second = body.data[1].file;
  await owner.client.post(photos, { photos: [second] });
  expect((await owner.client.get(photos)).body.data).toMatchObject([{ file: second }]);
  expect((await neighbour.client.get(photos)).status).toBe(404);
  expect((await neighbour.client.post(photos, { photos: [] })).status).toBe(404);
  expect((await owner.client.get(photos)).body.data).toHaveLength(1);
});

test('are pictures, and only who may change the site changes them', async () => {
  const photos = await photosOf(owner, 'Bangsar');
  const plan = new FormData();
  plan.append('photos[0]', new File(['%PDF-1.4\n%%EOF'], 'plan.pdf', { type: 'application/pdf' }));
  const refused = await owner.client.post(photos, plan);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['photos']]);
  const looker = await adminOf(portal, owner, { '/work-task/site/manage': [] });
  expect((await looker.client.get(photos)).status).toBe(200);
  expect((await looker.client.post(photos, { photos: [] })).status).toBe(403);
});
