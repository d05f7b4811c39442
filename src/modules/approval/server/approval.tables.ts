/** approval_rules, approval_requests, approval_turns. */
import { boolean, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, key, moment, money, stamps, touched } from '#platform/server/db/columns.ts';
import type { ApprovalLevel } from '../contract/approval-rule.schema.ts';

/** What a record must have for a rule: `{"leave_type_id": 3}`. */
export type Conditions = Readonly<Record<string, number>>;

export const approvalRules = pgTable('approval_rules', {
  id: id(),
  company_id: key().notNull(),
  subject_type: text().notNull(),
  name: text().notNull(),
  conditions: jsonb().$type<Conditions>().notNull(),
  at_least: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
  levels: jsonb().$type<readonly ApprovalLevel[]>().notNull(),
  remind_days: smallint().notNull(),
  escalate_days: smallint(),
  ...stamps(),
});
export type ApprovalRuleRecord = typeof approvalRules.$inferSelect;

export const approvalRequests = pgTable('approval_requests', {
  id: id(),
  company_id: key().notNull(),
  subject_type: text().notNull(),
  subject_id: key().notNull(),
  employee_id: key().notNull(),
  status: text().notNull(),
  levels: jsonb().$type<readonly ApprovalLevel[]>(),
  level: smallint().notNull().default(1),
  named: boolean().notNull(),
  last_by: key(),
  facts_hash: text().notNull(),
  detail: text().notNull().default(''),
  worth: money(),
  since: moment().notNull(),
  remind_days: smallint().notNull(),
  escalate_days: smallint(),
  due_at: moment().notNull(),
  reminded_at: moment(),
  escalated_at: moment(),
  closed_at: moment(),
  updated_at: touched(),
});

export const approvalApprovers = pgTable('approval_turns', {
  company_id: key().notNull(),
  request_id: key().notNull(),
  user_id: key().notNull(),
  substitute_id: key(),
  covered: boolean().notNull().default(false),
});
