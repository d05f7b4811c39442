/** Who may do what to which admin (M19): nobody edits the own access, the owner is untouchable. */
import { and, not, type Predicate } from '#platform/contract/policy.ts';

export interface AdminActor {
  readonly userId: number;
  readonly type: string;
  /** Judges a page action of the permission catalogue. */
  readonly may: (page: string, action: string) => boolean;
}

export interface AdminSubject {
  readonly userId: number;
  readonly owner: boolean;
}

type Rule = Predicate<AdminActor, AdminSubject>;

const isSelf: Rule = (actor, admin) => actor.userId === admin.userId;
const isTheOwner: Rule = (_actor, admin) => admin.owner;
const may =
  (page: string, action: string): Rule =>
  (actor) =>
    actor.may(page, action);

/** Another admin who is not the owner. */
export const isTouchable: Rule = and(not(isSelf), not(isTheOwner));

export const adminRules = {
  update: and(isTouchable, may('/admin/user/view', 'Update')),
  delete: and(isTouchable, may('/admin/user', 'Delete')),
  password: and(isTouchable, may('/admin/user/view/password', 'Update')),
  page_access: and(isTouchable, may('/admin/user/view/page-access', 'Update')),
  employee_access: and(isTouchable, may('/admin/user/view/employee-access', 'Update')),
} as const satisfies Record<string, Rule>;

export const adminAbilitiesOf = (actor: AdminActor, admin: AdminSubject) => ({
  update: adminRules.update(actor, admin),
  delete: adminRules.delete(actor, admin),
  password: adminRules.password(actor, admin),
  page_access: adminRules.page_access(actor, admin),
  employee_access: adminRules.employee_access(actor, admin),
});
