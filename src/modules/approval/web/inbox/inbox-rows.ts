/** The rows of the inbox: groups, what stands in the open one, and requests that are alone. Pure. */
import type { InputOf } from '#platform/contract/endpoint.ts';
import type { listApprovals } from '../../contract/approval.endpoints.ts';
import type { ApprovalGroup, ApprovalItem } from '../../contract/approval.schema.ts';
import { keyOf } from '../use-defer.ts';

/** As many as one call decides. */
export const MOST = 200;

export type InboxRow =
  | { readonly key: string; readonly group: ApprovalGroup; readonly item?: never; readonly inside?: never }
  | { readonly key: string; readonly item: ApprovalItem; readonly group?: never; readonly inside: boolean };

/** @param open key of the group that is open @param members of it; undefined while they load */
export function rowsOf(groups: readonly ApprovalGroup[], open: string | null, members: readonly ApprovalItem[] | undefined): InboxRow[] {
  return groups.flatMap((group): InboxRow[] => {
    if (group.n === 1) return [{ key: keyOf(group.first), item: group.first, inside: false }];
    const inside = group.key === open ? (members ?? []) : [];
    return [{ key: group.key, group }, ...inside.map((item) => ({ key: keyOf(item), item, inside: true }))];
  });
}

/** The row that a key of a group leads to: of one request it is the request's own. */
export function rowAt(groups: readonly ApprovalGroup[], key: string | null): string | null {
  const group = groups.find((each) => each.key === key);
  return group ? (group.n === 1 ? keyOf(group.first) : group.key) : null;
}

/** How the requests of a group are asked for. */
export const membersOf = ({ of, person }: ApprovalGroup, type: string): InputOf<typeof listApprovals> => ({
  ...(of ?? { ...(person && { person: person.id }), ...(type && { type }) }),
  per_page: MOST,
});
