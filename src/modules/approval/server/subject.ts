/** What can be put to a decision. Approval knows no leave, claim or declaration: each module describes its own. */
import { activitiesOn } from '#platform/contract/access.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { Workflow } from '#platform/contract/workflow/workflow.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';
import type { ApprovalItem, ApprovalPreview } from '../contract/approval.schema.ts';
import type { Decider, DecisionRules, Refusal } from '../contract/decision.policy.ts';
import type { Conditions } from './approval.tables.ts';

export interface SubjectRecord {
  readonly id: number;
  readonly employee_id: number;
  readonly status: string;
}

/** What the choice of a rule, and the decisions, rest on. */
export interface Facts {
  readonly conditions: Readonly<Record<string, number | null>>;
  /** Days, or ringgit. */
  readonly measure: number;
  /** What else dismisses earlier approvals when it changes. */
  readonly rest?: unknown;
  readonly group?: Group;
}

/** What the inbox tells a record together with. */
export interface Group {
  /** What it is beside its subject, for all that are alike: a type of leave. The subject has words for it (`groups`). */
  readonly detail: string;
  /** What it is about, in ringgit; absent: no money. */
  readonly worth?: number;
}

/** A record as its lock answers it. */
export interface VersionedRecord extends SubjectRecord {
  /** Changes with every write of the record: a decision on what was seen before is refused. */
  readonly updated_at: string;
}

/** A move that the table, the rights and the turn allow. */
export interface MadeMove<Given> {
  readonly action: string;
  readonly to: string;
  readonly remark: string | null;
  /** What the decision carried beside its action: an amount. */
  readonly given: Given | undefined;
}

export interface DecisionNotice {
  /** What was done; `ask`: it was put to a decision. */
  readonly action: string;
  /** Who can decide now. */
  readonly deciders: readonly number[];
}

/** How the inbox shows a record; whose turn it is and what may be done the portal adds. Its `version` is compared with that of the locked record. */
export type SubjectItem = Omit<ApprovalItem, 'type' | 'since' | 'status' | 'actions'>;

/** A record for whoever decides it: facts, files, and who else is away on its days. */
export type SubjectPreview = Omit<ApprovalPreview, 'type' | 'id'>;

export interface Subject<R extends VersionedRecord = VersionedRecord, Given = unknown> {
  /** Says each move once; its `subject` is the word of the inbox, unique in the portal. */
  readonly workflow: Workflow<string, string>;
  /** What its records are called. */
  readonly title: Text;
  /** So many of them: `{n} leave requests`. */
  readonly counted: Text;
  /** The page whose actions its moves demand. */
  readonly page: string;
  /** What whoever is reminded gets: a type of the notification catalogue, and where it leads. */
  readonly reminder: { readonly type: string; readonly route: string };
  /** The move that hands a record from level to level; none: it has no levels. */
  readonly pass?: string;
  /** The move of an owner who is not asked; none: they take the usual one. */
  readonly override?: string;
  /** Words of its own for a refusal. */
  readonly refusals?: Partial<Readonly<Record<Refusal, Text>>>;
  /** As the company has it today. */
  rules(ctx: Ctx): Promise<DecisionRules> | DecisionRules;
  /** Locks what decisions about one employee share, then the record. @throws 404 outside the actor's sight, 422 */
  lock(ctx: Ctx, id: number): Promise<R>;
  /** Locks what decisions about the employees of some records share, in one order, before the records are decided one by one. */
  lockPeople?(ctx: Ctx, ids: readonly number[]): Promise<void>;
  /** Some of those that wait, in any order and one round trip, or one more for what few of them need. One that nobody can decide any more may lack. */
  items(ctx: Ctx, waiting: readonly SubjectRecord[]): Promise<SubjectItem[]>;
  /** Words for what some groups of its records have in common, by their `detail`, in one round trip; absent: all of them are one group. */
  groups?(ctx: Ctx, details: readonly string[]): Promise<ReadonlyMap<string, Text>> | ReadonlyMap<string, Text>;
  /** What whoever decides looks at. Two round trips at most. @throws 404 outside the actor's sight */
  preview(ctx: Ctx, id: number): Promise<SubjectPreview>;
  /** Writes the status and what follows from it, in the same transaction. @throws 422 on what no longer holds */
  moved(ctx: Ctx, record: R, move: MadeMove<Given>): Promise<R>;
  /** Who must know. */
  notify(ctx: Ctx, record: R, announced: DecisionNotice): Promise<unknown>;
  /** What the audit log keeps of a move beside status and level. */
  audited?(record: R): Readonly<Record<string, unknown>>;
}

/** Each answer has a workflow of its own. */
export const approvals = extensionPoint<Subject>('what waits for a decision');

export const subjects = (): readonly Subject[] => providersOf(approvals);
export const subjectOf = (type: string): Subject | undefined => subjects().find(({ workflow }) => workflow.subject === type);

/** The signed-in person, as the policy sees them. */
export const deciderOf = (ctx: Ctx, { page }: Pick<Subject, 'page'>): Decider => ({
  userId: ctx.actor.userId,
  employeeId: ctx.actor.employee?.id ?? null,
  owner: ctx.actor.type === 'owner',
  may: (needs) => activitiesOn(ctx.actor, ctx.services.pages, page, needs),
});

/** Conditions that a record has, for a rule's to be found among them. */
export const conditionsOf = ({ conditions }: Facts): Conditions =>
  Object.fromEntries(Object.entries(conditions).filter((entry): entry is [string, number] => entry[1] !== null));
