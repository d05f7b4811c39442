/** A job that works for the person who asked for it, with the rights of that moment. */
import type { Locale } from '#platform/contract/messages.ts';
import type { Actor } from '../access/actor.ts';
import type { Transaction } from '../db/scope.ts';
import type { Ctx, Services, RequestFacts } from '../context.ts';

/** Stands in the data of the job. */
export interface Asker {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly request: RequestFacts;
}

export const scopeOfAsker = ({ actor }: Asker) => ({ companyId: actor.companyId, userId: actor.userId });

export const contextOfAsker = (tx: Transaction, services: Services, { actor, locale, request }: Asker): Ctx => ({
  ...tx,
  services,
  clock: services.clock,
  locale,
  request,
  actor,
  companyId: actor.companyId,
});
