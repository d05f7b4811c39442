import { afterAll } from 'vitest';
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import { decisionContractTests } from '#app/server/testing/decision-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { leaveSubject } from './leave-subject.ts';

const MONDAY = calendarDate('2026-11-30');

const portal = await openTestPortal();
afterAll(() => portal.close());

decisionContractTests(() => portal, leaveSubject, {
  action: 'approve',
  table: 'leaves',
  needs: 'Approve',
  prepare: ({ companyId }) => portal.owner.query(`update companies set config = config || '{"leave_review_required": false}' where id = $1`, [companyId]),
  async make({ client }, owner, n) {
    const types = (await owner.client.get('api/operation/leaves/types')).body.data as { id: number; code: string }[];
    const day = addDays(MONDAY, 7 * n);
    const form = { leave_type_id: types.find(({ code }) => code === 'UL')?.id, start_date: day, end_date: day, reason: 'Family matters' };
    const { status, body } = await client.post('api/leaves', form);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.data.id;
  },
  withdraw: ({ client }, id) => client.post(`api/leaves/${id}/cancel`, {}),
});
