/** How an admin's kind and reach are said. */
import type { Params, Text } from '#platform/contract/messages.ts';
import type { AdminRow } from '#modules/identity/contract/admin.schema.ts';
import { ADMIN_MESSAGES } from './admin.messages.ts';

type Say = (text: Text, params?: Params) => string;

export const typeText = (type: AdminRow['type']): Text =>
  type === 'Owner' ? ADMIN_MESSAGES.typeOwner : type === 'Admin' ? ADMIN_MESSAGES.typeAdmin : ADMIN_MESSAGES.typeEmployee;

const SCOPES = [
  ['branch', ADMIN_MESSAGES.scopeBranch],
  ['division', ADMIN_MESSAGES.scopeDivision],
  ['department', ADMIN_MESSAGES.scopeDepartment],
  ['employee', ADMIN_MESSAGES.scopeEmployee],
] as const;

/** 'All employees', or '3 departments, 1 employee'. */
export function scopeWords(scope: AdminRow['scope'], say: Say): string {
  if (scope.all) return say(ADMIN_MESSAGES.allEmployees);
  const parts = SCOPES.filter(([key]) => scope[key] > 0).map(([key, text]) => say(text, { n: scope[key] }));
  return parts.length > 0 ? parts.join(', ') : say(ADMIN_MESSAGES.nobody);
}
