/** Who may do what to which admin (M19): nobody edits the own access, the owner is untouchable. */
import type { AppAction, AppPath } from '#platform/contract/manifest.ts';
import { and, not, type Predicate } from '#platform/contract/policy.ts';

export interface AdminActor {
  readonly userId: number;
  readonly type: string;
  /** Judges a page action of the permission catalogue. */
  readonly may: <P extends AppPath>(page: P, action: AppAction<P>) => boolean;
}

export interface AdminSubject {
  readonly userId: number;
  readonly owner: boolean;
  /** The account belongs to no other company. */
  readonly alone?: boolean;
  /** This company made the account and nobody has taken it over. */
  readonly ours?: boolean;
}

type Rule = Predicate<AdminActor, AdminSubject>;

const isSelf: Rule = (actor, admin) => actor.userId === admin.userId;
const isTheOwner: Rule = (_actor, admin) => admin.owner;
const may =
  <P extends AppPath>(page: P, action: AppAction<P>): Rule =>
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

export function adminAbilitiesOf(actor: AdminActor, admin: AdminSubject) {
  const rules = (rule: keyof typeof adminRules) => adminRules[rule](actor, admin);
  const [update, remove, password] = [rules('update'), rules('delete'), rules('password')];
  return {
    update,
    delete: remove,
    password,
    page_access: rules('page_access'),
    employee_access: rules('employee_access'),
    sign_out: password && admin.alone === true,
    temporary: password && admin.ours === true,
  };
}
