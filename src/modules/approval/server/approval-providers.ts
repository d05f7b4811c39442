/**
 * What can wait for a decision. Approval knows no leave, claim or declaration, so it asks
 * those modules through a port.
 */
import type { Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { answersTo, port } from '#platform/server/port.ts';
import type { ApprovalItem } from '../contract/approval.schema.ts';

export interface ApprovalDecision {
  readonly id: number;
  readonly action: string;
  readonly remark: string | null;
  /** The status that the caller saw; absent: not asked. */
  readonly status?: string | undefined;
}

export interface Waiting {
  /** Of all, not only of the first. */
  readonly n: number;
  /** `since`: an instant as text. */
  readonly first: readonly { readonly id: number; readonly since: string }[];
}

export interface ApprovalProvider {
  /** Lower case and underscores, unique: `leave`. */
  readonly type: string;
  /** What its records are called. */
  readonly title: Text;
  /** What waits for this very actor (rights, scope of employees, turn): how many, and the `limit` that wait longest, in that order. */
  waiting(ctx: Ctx, limit: number): Promise<Waiting>;
  /** Some of those, in any order. One that waits no longer may lack. */
  show(ctx: Ctx, ids: readonly number[]): Promise<Omit<ApprovalItem, 'type'>[]>;
  /** Decides one record inside the caller's savepoint. @throws 403, 404, 409 (status has moved), 422 */
  decide(ctx: Ctx, decision: ApprovalDecision): Promise<unknown>;
}

/** Each answer has a type of its own. */
export const approvals = port<ApprovalProvider>('what waits for a decision');

export const approvalProviders = (): readonly ApprovalProvider[] => answersTo(approvals);
export const approvalProvider = (type: string): ApprovalProvider | undefined => approvalProviders().find((provider) => provider.type === type);
