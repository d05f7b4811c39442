/** Levels of an approval rule, as they are stored and sent; and what every rule is made of, whatever it decides. */
import { z } from 'zod';
import { line, optional } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';

export const MAX_LEVELS = 5;
export const MAX_APPROVERS = 10;
/** Whoever is asked is reminded after so many days, where no rule says otherwise. */
export const REMIND_DAYS = 2;

const measure = () => z.number().min(0).max(1_000_000_000);
/** The substitute decides too while the approver is on leave, and in place of one who applies. */
const approver = z.object({ user_id: id(), substitute_id: optional(id()) });

/** Any of its approvers decides for a level. `at_least`: asked from so many days, or so much money, on. */
export const approvalLevel = z.object({ approvers: z.array(approver).min(1).max(MAX_APPROVERS), at_least: measure() });
export type ApprovalLevel = z.output<typeof approvalLevel>;

const days = () => optional(z.number().int().min(1).max(60));

/** The fields of a rule beside the conditions of its subject. */
export const ruleFields = {
  name: line(2, 80),
  /** Null: from the first day, or the first sen. */
  at_least: optional(measure()),
  levels: z.array(approvalLevel).min(1).max(MAX_LEVELS),
  /** Whoever is asked is reminded after so many days; null: after two. */
  remind_days: days(),
  /** The next level is asked beside this one after so many days; null: never. */
  escalate_days: days(),
};

const named = z.object({ id: z.number(), name: z.string() });
/** A level as it is shown. */
export const shownLevel = z.object({ at_least: z.number(), approvers: z.array(z.object({ user: named, substitute: named.nullable() })) });
export type ShownLevel = z.output<typeof shownLevel>;

/** What a row of rules has otherwise than the form. */
export const ruleRow = { at_least: z.number(), levels: z.array(shownLevel), remind_days: z.number() };
