/** Somebody who sends many calls that wait for one another takes nothing from anybody else. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { employeeOf, ownerOf } from './testing/people.ts';
import { officeHours } from './testing/punching.ts';
import { openTestPortal } from './testing/test-portal.ts';

const portal = await openTestPortal({ poolSize: 4 });
afterAll(() => portal.close());

test('others are served while all that one person has sent waits', async () => {
  const [owner, other] = [await ownerOf(portal), await ownerOf(portal)];
  await officeHours(portal, owner);
  const person = await employeeOf(portal, owner);
  await person.client.get('api/attendances/today');
  const holder = await portal.owner.connect();
  let sent: Promise<{ status: number }>[] = [];
  try {
    await holder.query('begin');
    await holder.query('select from employees where id = $1 for update', [person.employeeId]);
    sent = Array.from({ length: 20 }, () => person.client.post('api/attendances/check-in', { client_ref: randomUUID() }));
    expect((await other.client.get('api/operation/attendances/summary')).status).toBe(200);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect((await Promise.all(sent)).map(({ status }) => status)).not.toContain(503);
});
