import { expect, test } from 'vitest';
import { adminAbilitiesOf, type AdminActor } from './admin.policy.ts';

const everything: AdminActor = { userId: 1, type: 'admin', may: () => true };
const nothing: AdminActor = { userId: 1, type: 'admin', may: () => false };
const none = { update: false, delete: false, password: false, page_access: false, employee_access: false, sign_out: false, temporary: false };
const all = { update: true, delete: true, password: true, page_access: true, employee_access: true, sign_out: false, temporary: false };

test.each([
  ['another admin', everything, { userId: 2, owner: false }, all],
  ['another admin, whose account is of this company alone', everything, { userId: 2, owner: false, alone: true }, { ...all, sign_out: true }],
  [
    'an account of this company that nobody has taken over',
    everything,
    { userId: 2, owner: false, alone: true, ours: true },
    { ...all, sign_out: true, temporary: true },
  ],
  ['oneself', everything, { userId: 1, owner: false }, none],
  ['the owner', everything, { userId: 3, owner: true }, none],
  ['the owner about oneself', { ...everything, type: 'owner' }, { userId: 1, owner: true }, none],
  ['another admin, without any right', nothing, { userId: 2, owner: false }, none],
] as const)('%s', (_case, actor, admin, abilities) => {
  expect(adminAbilitiesOf(actor, admin)).toEqual(abilities);
});

test('each ability asks for its own page and action', () => {
  const asked: string[] = [];
  adminAbilitiesOf({ userId: 1, type: 'admin', may: (page, action) => (asked.push(`${page}: ${action}`), true) }, { userId: 2, owner: false });
  expect(asked).toEqual([
    '/admin/user/view: Update',
    '/admin/user: Delete',
    '/admin/user/view/password: Update',
    '/admin/user/view/page-access: Update',
    '/admin/user/view/employee-access: Update',
  ]);
});
