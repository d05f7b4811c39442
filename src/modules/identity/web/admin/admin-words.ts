/** How an admin's kind and reach are said. */
import { GROUPS, SECTIONS, type GroupKey, type SectionKey } from '#platform/contract/manifest.ts';
import type { Params, Text } from '#platform/contract/messages.ts';
import type { CatalogueRow } from '#modules/identity/contract/access.endpoints.ts';
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

const OTHER: Text = { en: 'Other', ms: 'Lain-lain' };

/** Where a page stands in the menu: its section and, where it has one, its group. */
export function placeInMenu({ section, group }: Pick<CatalogueRow, 'section' | 'group'>): readonly Text[] {
  const part = section !== null && Object.hasOwn(SECTIONS, section) ? SECTIONS[section as SectionKey].title : OTHER;
  return group !== null && Object.hasOwn(GROUPS, group) ? [part, GROUPS[group as GroupKey].title] : [part];
}
