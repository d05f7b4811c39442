import { afterAll } from 'vitest';
import { decisionContractTests } from '#app/server/testing/decision-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';
import { reliefSubject } from './relief-subject.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
portal.clock.set('2026-11-20T10:00:00+08:00');

decisionContractTests(() => portal, reliefSubject, {
  action: 'accept',
  table: 'payroll_reliefs',
  needs: 'Update',
  prepare: (owner, { employeeId }) => portal.asSystem((tx) => makeSalary(tx, owner.companyId, employeeId, 9000)),
  async make({ client }, _owner, n) {
    const { status, body } = await client.post('api/payrolls/reliefs', { month: '2026-11', key: 'lifestyle', amount: 10 + n, note: null });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.data.id;
  },
  withdraw: ({ client }, id) => client.post(`api/payrolls/reliefs/${id}/withdraw`, {}),
});
