/** What attendance and leave answer when another module asks whether somebody is free. */
import { afterAll, expect, test } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { leaveFixture, MONDAY } from '#app/server/testing/leave-fixture.ts';
import { ownerOf, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { assigneeOf, employeeAssignee, type Assignee } from '#modules/availability/contract/assignee.ts';
import { busyTimesOf } from '#modules/availability/server/public.ts';
import { officeSchedule, rosterForm } from './days/roster.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, hire, apply, type } = await leaveFixture(portal);

const SPAN = { from: calendarDate(MONDAY), to: calendarDate('2026-12-06') };
const busyOf = (people: readonly Assignee[], { companyId }: Pick<Person, 'companyId'> = owner) =>
  portal.asSystem((tx) => busyTimesOf({ ...tx, companyId, clock: portal.server.services.clock } as Ctx, people, SPAN));
const textOf = (times: Awaited<ReturnType<typeof busyOf>>, person: Assignee) =>
  (times.get(person) ?? [])
    .map(({ kind, date, start, end, break_minutes = 0, label }) => `${date} ${kind} ${start / 60}-${end / 60} ${break_minutes} ${label.en}`)
    .toSorted();

test('work as it is planned and published, and leave; halves of days as they are left', async () => {
  await owner.client.post('api/operation/attendances/work-schedules', officeSchedule);
  const ali = await hire();
  const person = employeeAssignee(ali.employeeId);
  const roster = (date: string, more: object) =>
    owner.client.post('api/operation/attendances/schedules', rosterForm({ employee_ids: [ali.employeeId], start_date: date, end_date: date, ...more }));
  await roster('2026-12-05', { publish: true });
  await roster('2026-12-06', { publish: false });
  for (const [date, duration] of [
    [MONDAY, 'Full'],
    ['2026-12-01', 'Morning'],
  ] as const) {
    const { body } = await apply(ali.client, { leave_type_id: type['AL'], start_date: date, end_date: date, duration });
    for (const step of ['review', 'approve']) await owner.client.post(`api/operation/leaves/${body.data.id}/${step}`, {});
  }
  const stranger = await ownerOf(portal);
  expect(textOf(await busyOf([person, assigneeOf('promoter', ali.employeeId)]), person)).toEqual([
    '2026-11-30 away 0-24 0 Annual Leave',
    '2026-12-01 away 0-13 0 Annual Leave',
    '2026-12-01 work 13.5-18 0 Planned work',
    '2026-12-02 work 9-18 60 Planned work',
    '2026-12-03 work 9-18 60 Planned work',
    '2026-12-04 work 9-18 60 Planned work',
    '2026-12-05 work 7-19 60 Planned work',
  ]);
  expect([...(await busyOf([assigneeOf('promoter', ali.employeeId)])).keys()]).toEqual([]);
  expect([...(await busyOf([person], stranger)).values()].flat()).toEqual([]);
});
