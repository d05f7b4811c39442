/**
 * A read that begins with the remembered actor: BEGIN, the question whether that actor still holds, and the first reads go
 * out together. Nothing of it leaves before the answer: who is not confirmed has read nothing (no company is set, so
 * row-level security shows no row) or more than they may, and either way the request runs again with the actor as it is.
 */
import { connectionOf } from '../db/connection.ts';
import type { Effect } from '../db/scope.ts';
import { isStaleStatement } from '../db/stale-statement.ts';
import { errorFacts } from '../log.ts';
import type { Ctx, OpenCtx } from '../context.ts';
import { beginningOf, requireToken, hashOfToken, isInCompany, openScopeOf, scopeOf, type Opening } from './request-scope.ts';

/** What came of it; a refusal is an outcome too. */
type Outcome = { readonly answer: unknown } | { readonly error: unknown };

/** @param read reads only, in a READ ONLY transaction. @returns null when nobody is remembered or the database says otherwise by now */
export async function readInOneRoundTrip(opening: Opening, read: (ctx: Ctx | OpenCtx) => Promise<unknown>): Promise<{ readonly answer: unknown } | null> {
  const { plan, memory, actors, services } = opening;
  const companyId = isInCompany(plan) ? opening.companyId : null;
  // Without a named company it is the person's own choice, which moves. A file is made or opened once it is known for whom.
  if (plan.endpoint.download || (isInCompany(plan) && companyId === null)) return null;
  const token = requireToken(opening);
  const remembered = token === null ? undefined : memory.find(hashOfToken(token), companyId);
  if (token === null || !remembered) return null;

  const client = await services.pool.connect();
  const connection = connectionOf(client).startAfresh();
  const effects: Effect[] = [];
  let broken: Error | undefined;
  let applies = false;
  const confirmed = connection.beginWith(beginningOf(plan), () => actors.confirm(client, hashOfToken(token), companyId));
  // Asked for below; a connection that is lost before must not count as a failure that nobody looks at.
  confirmed.catch(() => undefined);
  const outcome = await outcomeOf(async () => {
    if (isInCompany(plan)) return read(scopeOf(opening, remembered, connection.application, effects));
    const became = connection.becomeSystem();
    became.catch(() => undefined);
    const answer = await read(openScopeOf(opening, remembered.user, token, connection.system, effects));
    await became;
    return answer;
  });
  try {
    applies = (await confirmed) === remembered.version;
    if (!applies) return null;
    if ('error' in outcome) throw outcome.error;
    return outcome;
  } catch (error) {
    if (isStaleStatement(error)) broken = error as Error;
    throw error;
  } finally {
    // The answer need not wait for the end of a transaction that wrote nothing; the connection must.
    const committed = client.query(applies && 'answer' in outcome ? 'COMMIT' : 'ROLLBACK').then(
      () => (client.release(broken ?? connection.leftBehind()), true),
      (lost: Error) => (client.release(lost), false),
    );
    // What follows a read follows only one that holds.
    if (applies && 'answer' in outcome && effects.length > 0 && (await committed)) {
      for (const effect of effects) {
        const done = await outcomeOf(async () => effect());
        if ('error' in done) services.log.error('an effect after commit failed', { request: opening.facts.id, ...errorFacts(done.error) });
      }
    }
  }
}

async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { answer: await work() };
  } catch (error) {
    return { error };
  }
}
