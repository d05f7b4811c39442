/** Whom and what a list of applications names. */
import { afterAll, expect, test } from 'vitest';
import { addDays, dateInZone } from '#platform/contract/dates.ts';
import { forwardApplication } from '#app/server/testing/auxiliary-police/police-application.ts';
import { adminOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit, UNIT } from '#app/server/testing/unit-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const DAY = dateInZone(portal.clock.now());
const PATH = 'api/asm/applications';

async function enrolling() {
  const services = await openUnit(portal);
  const { client } = services.owner;
  const dates = { provider: 'PULAPOL', venue: 'Kuala Lumpur', start_date: addDays(DAY, 10), end_date: addDays(DAY, 12) };
  const form = { code: 'LP', name: 'Law', type: 'Law & Procedure', ...dates, capacity: 9, fee: null, rank_ids: [], valid_months: null, cancelled: false };
  const course_id = (await client.post('api/asm/courses', form)).body.data.id;
  const officers = [
    await services.officer({ service_no: 'PB 1' }),
    await services.officer({ service_no: 'PB 2' }),
    await services.officer({ service_no: 'PB 3' }),
  ];
  const enrol = (among: typeof officers) =>
    forwardApplication(
      services.owner,
      DAY,
      {
        type: 'Course',
        category: 'Enrolment',
        payload: { course_id, employee_ids: among.map(({ employee_id }) => employee_id), justification: 'Needed for armed posts' },
      },
      ['ic'],
    );
  return { ...services, client, officers, enrol };
}

test('an application about several people names the first whom the viewer sees and counts the others', async () => {
  const { owner, client, officers, enrol } = await enrolling();
  const [first, second, third] = officers;
  if (!first || !second || !third) throw new Error('Three officers');
  expect((await enrol([second, first, third])).errors).toEqual({});
  const subjectFor = async (who = client) => (await who.get(PATH)).body.data[0].subject;
  expect(await subjectFor()).toMatchObject({ name: second.name, more: 2 });
  const narrow = await adminOf(portal, owner, { '/auxiliary/course/application': [] }, { employee: [third.employee_id] });
  expect(await subjectFor(narrow.client)).toMatchObject({ name: third.name, more: 2 });
  const blind = await adminOf(portal, owner, { '/auxiliary/course/application': [] }, { employee: [0] });
  expect(await subjectFor(blind.client)).toBeNull();
  const file = await client.get(`${PATH}/export`, { preview: 1 });
  expect(JSON.stringify(file.body)).toContain(`${second.name} + 2`);
});

test('the file holds applications of the types that may be taken out, not of those that are only seen', async () => {
  const { owner, client, officers, enrol } = await enrolling();
  await enrol(officers.slice(0, 1));
  await client.post(PATH, { type: 'Asset', category: 'Purchase', payload: { items: [{ name: '9 mm rounds' }] } });
  const clerk = await adminOf(portal, owner, { '/auxiliary/asset/application': ['Export'], '/auxiliary/course/application': [] });
  expect((await clerk.client.get(PATH)).body.meta.total).toBe(2);
  const file = JSON.stringify((await clerk.client.get(`${PATH}/export`, { preview: 1 })).body);
  expect([file.includes('9 mm rounds'), file.includes(officers[0]?.name ?? '')]).toEqual([true, false]);
});

test('an application about one person, and one to buy something, name it alone', async () => {
  const { client, officers, enrol } = await enrolling();
  const [first] = officers;
  if (!first) throw new Error('An officer');
  await enrol([first]);
  await client.post(PATH, { type: 'Asset', category: 'Purchase', payload: { items: [{ name: '9 mm rounds' }] } });
  await client.post(PATH, { type: 'Asset', category: 'Purchase', payload: {} });
  const { data } = (await client.get(PATH, { sort_by: 'created_at', sort: 'asc' })).body;
  expect(data.map(({ subject }: { subject: unknown }) => subject)).toMatchObject([
    { name: first.name, more: 0 },
    { name: '9 mm rounds', code: '', more: 0 },
    null,
  ]);
});

test('the list is narrowed to a contingent, which is offered among those that applications went to', async () => {
  const { client, officers } = await enrolling();
  const draft = (officer_id: number | undefined) => client.post(PATH, { type: 'Officer', category: 'Transfer Area', officer_id, payload: {} });
  await draft(officers[0]?.id);
  await client.post('api/asm/agency', { ...UNIT, contingent: 'IPK Johor' });
  await draft(officers[1]?.id);
  await draft(officers[2]?.id);
  expect((await client.get(`${PATH}/choices`)).body.data.contingents).toEqual(['IPK Johor', 'IPK Selangor']);
  const { meta, counts } = (await client.get(PATH, { contingent: 'IPK Johor', status: 'Draft' })).body;
  expect([meta.total, counts.Draft]).toEqual([2, 2]);
});
