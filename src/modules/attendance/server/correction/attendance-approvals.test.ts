/** What follows from a decision about overtime or a correction, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attendanceFixture, type AttendanceFixture } from '#app/server/testing/attendance-office.ts';
import { adminOf, type EmployedPerson, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { correctionSubject } from './correction-subject.ts';
import { overtimeSubject } from '../overtime/overtime-subject.ts';
import { formatDate } from '#platform/contract/dates.ts';

const MANAGED = 'api/operation/attendances';
const DAY = '2026-11-18';
const portal = await openTestPortal();
afterAll(() => portal.close());
portal.clock.set('2026-11-20T20:30:00+08:00');

let services: AttendanceFixture;
let officer: TestPerson;
beforeAll(async () => {
  services = await attendanceFixture(portal);
  officer = await adminOf(portal, services.owner, { '/attendance/manage': ['Update'] });
});

const overtimeOf = async (person: EmployedPerson) => {
  const [row] = (await services.kept(person, DAY)) as [{ id: number; overtime_minutes: number; overtime_status: string }];
  return row;
};
/** Somebody who stayed until ten past eight. */
async function long() {
  const person = await services.hire();
  await services.punch(person, `${DAY} 09:00`, `${DAY} 20:10`);
  return { person, id: (await overtimeOf(person)).id };
}
const decide = (who: TestPerson, ids: readonly number[], more: object = { decision: 'Approved' }) => who.client.post(`${MANAGED}/overtime`, { ids, ...more });
const waiting = async (type: string) =>
  (await officer.client.get('api/approvals', { type, per_page: 100 })).body.data as { id: number; detail: { en: string } | string }[];

describe('overtime', () => {
  test('waits in the inbox with its length and times, and is approved with others at once', async () => {
    const [one, two] = [await long(), await long()];
    expect(await overtimeOf(one.person)).toMatchObject({ overtime_minutes: 130, overtime_status: 'Pending' });
    const [item] = (await waiting('overtime')).filter(({ id }) => id === one.id);
    expect(JSON.stringify(item?.detail)).toContain(`${formatDate(DAY)} · 2 h 10 min`);
    const { body } = await decide(officer, [one.id, two.id, 999_999]);
    expect(body.data).toMatchObject({ changed: 2, done: 2, failed: 1 });
    expect(body.data.results.map(({ code }: { code: number }) => code)).toEqual([200, 200, 404]);
    expect(await overtimeOf(one.person)).toMatchObject({ overtime_status: 'Approved' });
    expect((await waiting('overtime')).map(({ id }) => id)).not.toContain(one.id);
    expect((await decide(officer, [one.id])).body.data.results[0].code).toBe(422);
    const notices = await portal.owner.query('select title from notifications where user_id = $1', [one.person.userId]);
    expect(notices.rows).toMatchObject([{ title: { en: 'Your overtime was approved' } }]);
  });

  test('is rejected with a remark only', async () => {
    const { person, id } = await long();
    expect((await decide(officer, [id], { decision: 'Rejected' })).body.data).toMatchObject({ done: 0, results: [{ code: 422 }] });
    await decide(officer, [id], { decision: 'Rejected', remark: 'Not agreed' });
    expect(await overtimeOf(person)).toMatchObject({ overtime_status: 'Rejected' });
  });

  test('stays decided when the day is judged again, and is asked anew when it is another', async () => {
    const { person, id } = await long();
    await decide(officer, [id]);
    await services.owner.client.post(`${MANAGED}/settings/rejudge`, { from_date: '2026-11-01' });
    expect(await overtimeOf(person)).toMatchObject({ overtime_status: 'Approved' });
    const times = { checkin_at: `${DAY}T09:00`, checkout_at: `${DAY}T21:00`, reason: 'Stayed on' };
    await services.owner.client.post(`${MANAGED}/${id}`, times);
    expect(await overtimeOf(person)).toMatchObject({ overtime_minutes: 180, overtime_status: 'Pending' });
    expect((await waiting('overtime')).map((item) => item.id)).toContain(id);
    await services.owner.client.post(`${MANAGED}/${id}`, { ...times, checkout_at: `${DAY}T18:00` });
    expect(await overtimeOf(person)).toMatchObject({ overtime_minutes: 0, overtime_status: 'None' });
    expect((await waiting('overtime')).map((item) => item.id)).not.toContain(id);
  });

  test.each([
    [{ ids: [] }, 'ids'],
    [{ ids: [1], decision: 'Maybe' }, 'decision'],
  ])('refuses %o', async (more, field) => {
    expect((await decide(officer, [1], { decision: 'Approved', ...more })).body.errors).toHaveProperty(field);
  });

  test('takes the right Update', async () => {
    const { id } = await long();
    const looker = await adminOf(portal, services.owner, { '/attendance/manage': ['Create', 'Delete', 'Export'] });
    expect((await decide(looker, [id])).status).toBe(403);
  });
});

describe('a correction that somebody asks for', () => {
  const ask = async (person: EmployedPerson) => {
    const times = { checkin_at: `${DAY}T08:55`, checkout_at: `${DAY}T18:05`, reason: 'The battery was empty' };
    return (await person.client.post('api/attendances/corrections', { date: DAY, session_index: 0, ...times })).body.data.id as number;
  };
  const act = async (id: number, action: string, remark?: string) =>
    (await officer.client.post('api/approvals/decide', { action, items: [{ type: 'attendance_correction', id }], ...(remark && { remark }) })).body.data
      .results[0];

  test('stands in the place of the day once it is approved', async () => {
    const person = await services.hire();
    const id = await ask(person);
    expect((await waiting('attendance_correction')).map((item) => item.id)).toContain(id);
    expect(await act(id, 'approve')).toMatchObject({ code: 200 });
    expect(await services.kept(person, DAY)).toMatchObject([{ checkin: '08:55', checkout: '18:05' }]);
    const { rows } = await portal.owner.query('select status, decided_by from attendance_corrections where id = $1', [id]);
    expect(rows).toEqual([{ status: 'Approved', decided_by: officer.userId }]);
  });

  test('is decided once, whoever decides at the same moment', async () => {
    const person = await services.hire();
    await services.punch(person, `${DAY} 09:40`, `${DAY} 18:00`);
    const id = await ask(person);
    const second = await adminOf(portal, services.owner, { '/attendance/manage': ['Update'] });
    const decide = async (who: TestPerson, action: string) => {
      const form = { action, items: [{ type: 'attendance_correction', id }], remark: 'As it was' };
      return [action, (await who.client.post('api/approvals/decide', form)).body.data.results[0].code] as const;
    };
    const made = await Promise.all([decide(officer, 'approve'), decide(second, 'reject'), decide(officer, 'reject'), decide(second, 'approve')]);
    const [first, ...more] = made.filter(([, code]) => code === 200);
    expect(more).toEqual([]);
    const isApproved = first?.[0] === 'approve';
    const { rows } = await portal.owner.query(
      `select c.status, (select count(*)::int from attendance_records where employee_id = $2 and voided_at is not null) as void,
         (select count(*)::int from attendance_records where employee_id = $2 and voided_at is null) as standing,
         (select count(*)::int from workflow_logs where subject_type = 'attendance_correction' and subject_id = $1 and to_status in ('Approved', 'Rejected')) as logged
       from attendance_corrections c where c.id = $1`,
      [id, person.employeeId],
    );
    expect(rows).toEqual([{ status: isApproved ? 'Approved' : 'Rejected', void: isApproved ? 2 : 0, standing: 2, logged: 1 }]);
  });

  test('changes nothing when it is rejected', async () => {
    const person = await services.hire();
    await services.punch(person, `${DAY} 09:40`);
    const id = await ask(person);
    expect(await act(id, 'reject')).toMatchObject({ code: 422 });
    expect(await act(id, 'reject', 'The camera shows otherwise')).toMatchObject({ code: 200 });
    expect(await services.kept(person, DAY)).toMatchObject([{ checkin: '09:40' }]);
  });
});

// The list shows one day, and today first; what waits may be of any.
test.each([overtimeSubject, correctionSubject])('a reminder of what waits leads to the inbox: $workflow.subject', ({ reminder }) => {
  expect(reminder.route).toBe('/attendance/manage#approvals');
});
