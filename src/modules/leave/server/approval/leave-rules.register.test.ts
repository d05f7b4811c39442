import { afterAll } from 'vitest';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { leaveRuleRegister } from './leave-rules.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const valid = ({ userId }: { readonly userId: number }) => ({
  name: 'Everybody',
  leave_type_id: null,
  department_id: null,
  branch_id: null,
  at_least: null,
  levels: [{ approvers: [{ user_id: userId, substitute_id: null }], at_least: 0 }],
  remind_days: null,
  escalate_days: 3,
});

registerContractTests(() => portal, leaveRuleRegister, {
  valid,
  changed: (owner) => ({ ...valid(owner), name: 'Everybody from three days on', at_least: 3 }),
  other: (n, form) => ({ ...form, name: `From ${n + 10} days on`, at_least: n + 10 }),
  doubles: [[(form) => ({ ...form, name: 'Another name for the same' }), 'name']],
});
