import { afterAll } from 'vitest';
import { OWN } from '#app/server/testing/claim-fixture.ts';
import { decisionContractTests } from '#app/server/testing/decision-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { claimSubject } from './claim-subject.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

decisionContractTests(() => portal, claimSubject, {
  action: 'approve',
  table: 'claims',
  needs: 'Approve',
  prepare: ({ companyId }) =>
    portal.owner.query(
      `insert into claim_settings (company_id, review_required, item_check_required) values ($1, false, false)
       on conflict (company_id) do update set review_required = false, item_check_required = false`,
      [companyId],
    ),
  async make({ client }, _owner, n) {
    const { categories } = (await client.get(`${OWN}/categories`)).body.data as { categories: { id: number; code: string }[] };
    const item = { claim_category_id: categories.find(({ code }) => code === 'TOLL')?.id, date: '2026-11-10', description: 'Toll', amount: 10 + n };
    const { status, body } = await client.post(OWN, { title: `Visit ${n}`, claim_month: '2026-11-01', items: [item], submit: true });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.data.id;
  },
  withdraw: ({ client }, id) => client.post(`${OWN}/${id}/cancel`, {}),
});
