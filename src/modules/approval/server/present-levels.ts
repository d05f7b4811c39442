/** The levels of a record's rule, as its detail shows them. */
import type { Ctx } from '#platform/server/context.ts';
import { userNames } from '#modules/identity/server/public.ts';
import type { ShownApprover } from '../contract/approval.schema.ts';
import type { RequestState } from './request.store.ts';

/** Whose turn the open level is, with those who stand in today, and who is named for the others. @param isApproved all of them are done */
export async function presentLevels(ctx: Ctx, request: RequestState | undefined, isApproved: boolean): Promise<ShownApprover[]> {
  if (!request?.levels) return [];
  const asked = request.turns.flatMap(({ user_id, substitute_id, away }) => (away && substitute_id !== null ? [user_id, substitute_id] : user_id));
  const people = request.levels.map(({ approvers }, at) => (at + 1 === request.level && asked.length > 0 ? asked : approvers.map(({ user_id }) => user_id)));
  const names = await userNames(ctx, people.flat());
  return people.map((users, at) => ({
    level: at + 1,
    users: users.map((id) => ({ id, name: names.get(id) ?? '' })),
    done: at + 1 < request.level || isApproved,
  }));
}
