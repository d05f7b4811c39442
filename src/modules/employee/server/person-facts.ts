/** Figures at a glance in a person's head. Employee knows no payroll, leave or attendance, so it asks them through a port. */
import { meetsRequirement } from '#platform/contract/access.ts';
import type { Requirement, OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';
import type { listPersonFacts as endpoint, PersonFact } from '../contract/person-facts.endpoints.ts';
import { getEmployee } from './employee.store.ts';

export interface PersonFactSource {
  /** Asked only when the viewer meets it: it opens the page of `path` too. */
  readonly requires: Requirement;
  /** Pay first, then leave, then where the person is: low first. */
  readonly order: number;
  /** @returns null: there is nothing to tell. The person is in sight of the viewer. */
  load(ctx: Ctx, employeeId: number): Promise<PersonFact | null>;
}

export const personFacts = extensionPoint<PersonFactSource>('figures at a glance about a person');

export async function listPersonFacts(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const asked = providersOf(personFacts)
    .filter(({ requires }) => meetsRequirement(ctx.actor, ctx.services.pages, requires))
    .sort((a, b) => a.order - b.order);
  const [, ...facts] = await pipeline(
    ctx,
    // Whoever is out of sight ends it here.
    () => getEmployee(ctx, id),
    ...asked.map((source) => () => source.load(ctx, id)),
  );
  return { data: facts.filter((fact) => fact !== null) };
}
