import { afterAll } from 'vitest';
import type { Person } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { claimRuleRegister } from './claim-rules.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const rule = ({ userId }: Person) => ({
  name: 'Large claims',
  at_least: 1000,
  levels: [{ at_least: 1000, approvers: [{ user_id: userId, substitute_id: null }] }],
  remind_days: null,
  escalate_days: null,
  department_id: null,
  branch_id: null,
});

registerContractTests(() => portal, claimRuleRegister, {
  valid: rule,
  changed: (owner) => ({ ...rule(owner), name: 'Larger claims', at_least: 2000 }),
  other: (n, valid) => ({ ...valid, name: `Claims ${n}`, at_least: 5000 + n }),
  doubles: [[(valid) => ({ ...valid, name: 'Others' }), 'name']],
});
