/** Courses that are over, over HTTP: who took part before they were kept here, results that stand or are taken back. */
import { afterAll, expect, test } from 'vitest';
import { addDays, dateInZone, formatDate } from '#platform/contract/dates.ts';
import { adminOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit, type UnitFixture } from '#app/server/testing/unit-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const DAY = dateInZone(portal.clock.now());
const PATH = 'api/asm/courses';

const course = {
  start_date: addDays(DAY, -12),
  end_date: addDays(DAY, -10),
  code: 'KT-1',
  type: 'Shooting',
  name: 'Live firing of last year',
  capacity: 2,
  valid_months: 12,
  provider: 'PULAPOL',
  venue: 'Kajang',
  fee: null,
  rank_ids: [],
  cancelled: false,
};
const open = async ({ owner }: UnitFixture, more: object = {}): Promise<number> =>
  (await owner.client.post(PATH, { ...course, code: `K${Math.random()}`, ...more })).body.data.id;
const people = async ({ owner }: UnitFixture, id: number): Promise<{ id: number; employee: { name: string }; valid_until: string | null }[]> =>
  (await owner.client.get(`${PATH}/${id}/participants`)).body.data;
const PASS = { result: 'Passed', certificate_no: 'S/1', valid_until: null };

test('officers who took part in a course that is over are entered once, as many as it had places', async () => {
  const services = await openUnit(portal);
  const { client } = services.owner;
  const [one, two, three] = [
    await services.officer({ service_no: 'PB 1' }),
    await services.officer({ service_no: 'PB 2' }),
    await services.officer({ service_no: 'PB 3' }),
  ];
  const id = await open(services);
  const add = (officer_ids: readonly number[], course_id = id) => client.post(`${PATH}/${course_id}/participants`, { officer_ids });
  expect((await add([one.id, two.id, three.id])).body.errors).toEqual({ officer_ids: ['3 people for 2 free places.'] });
  expect((await add([one.id, one.id])).body.message).toBe('1 person added.');
  expect((await add([one.id, two.id])).body.errors).toEqual({ officer_ids: [`The course does not take: ${one.name} (takes part already).`] });
  const answers = await Promise.all([add([two.id]), add([three.id])]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await people(services, id)).toHaveLength(2);
  const coming = { start_date: addDays(DAY, 3), end_date: addDays(DAY, 4) };
  for (const [more, says] of [
    [coming, 'Places of a course to come are applied for.'],
    [{ end_date: DAY }, `The course goes on until ${formatDate(DAY)}. Add officers once it is over.`],
    [{ cancelled: true }, 'The course is cancelled: nobody took part in it.'],
    [{ ...coming, cancelled: true }, 'The course is cancelled: nobody took part in it.'],
  ] as const)
    expect((await add([three.id], await open(services, more))).body.errors).toEqual({ officer_ids: [says] });
});

test('whoever may not change courses or see the officer adds nobody, and a neighbour touches nothing', async () => {
  const services = await openUnit(portal);
  const officer = await services.officer({ service_no: 'PB 1' });
  const id = await open(services);
  const path = `${PATH}/${id}/participants`;
  const form = { officer_ids: [officer.id] };
  const reader = await adminOf(portal, services.owner, { '/auxiliary/course': [] });
  const narrow = await adminOf(portal, services.owner, { '/auxiliary/course': ['Update'] }, { employee: [0] });
  const stranger = await openUnit(portal);
  expect([(await reader.client.post(path, form)).status, (await stranger.owner.client.post(path, form)).status]).toEqual([403, 404]);
  expect((await narrow.client.post(path, form)).body.errors).toEqual({ officer_ids: ['The course does not take: somebody who is not here.'] });
  const theirs = await open(stranger);
  expect((await stranger.owner.client.post(`${PATH}/${theirs}/participants`, form)).body.errors).toEqual({
    officer_ids: ['The course does not take: somebody who is not here.'],
  });
  expect((await services.owner.client.post(path, form)).status).toBe(200);
  const [participant] = await people(services, id);
  const result = { participant_id: participant?.id, ...PASS };
  expect((await stranger.owner.client.post(`${PATH}/${theirs}/results`, result)).status).toBe(404);
  expect((await stranger.owner.client.post(`${PATH}/${id}/results`, result)).status).toBe(404);
  expect((await reader.client.get('api/asm/officer-choices')).status).toBe(403);
  expect((await narrow.client.get('api/asm/officer-choices')).body.data).toEqual([]);
});

test('a certificate is valid from the end of its course, a cancelled course has no results, and a file is what its name says', async () => {
  const services = await openUnit(portal);
  const { client } = services.owner;
  const officer = await services.officer({ service_no: 'PB 1' });
  const id = await open(services);
  await client.post(`${PATH}/${id}/participants`, { officer_ids: [officer.id] });
  const participant_id = (await people(services, id))[0]?.id;
  const record = (more: object) => client.post(`${PATH}/${id}/results`, { participant_id, ...PASS, ...more });
  expect((await record({ valid_until: addDays(DAY, -11) })).body.errors.valid_until[0]).toMatch(/^A certificate is valid from the end of the course/);
  expect((await record({ valid_until: course.end_date })).status).toBe(200);
  expect((await record({ valid_until: '2027-02-29' })).body.errors).toHaveProperty('valid_until');
  const paper = (text: string) => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ participant_id: String(participant_id), result: 'Passed', certificate_no: 'S/1', valid_until: '' }))
      form.append(key, value);
    form.append('certificate[0]', new File([text], 'sijil.pdf', { type: 'application/pdf' }));
    return client.post(`${PATH}/${id}/results`, form);
  };
  expect((await paper('<script>alert(1)</script>')).body.errors).toHaveProperty('certificate');
  expect((await paper('%PDF-1.4\n%%EOF')).status).toBe(200);
  expect((await client.get(`${PATH}/${id}/participants`)).body.data[0].certificate).toHaveLength(1);
});
