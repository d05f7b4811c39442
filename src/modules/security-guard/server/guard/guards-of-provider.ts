/** The registry under the prefix that the settings of the address name. */
import { notFound } from '#platform/contract/errors.ts';
import type { ParsedInput, OutputOf } from '#platform/contract/endpoint.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { domainByOrigin } from '#modules/identity/server/public.ts';
import type { guards } from '../../contract/guard/guard.register.ts';
import type { listOfProvider as listEndpoint, showOfProvider as showEndpoint } from '../../contract/guard/provider.endpoints.ts';
import { guardRegister } from './guard.register.ts';

/** @throws 404 of a prefix that is not this address's */
async function requireProvider(ctx: Ctx, provider: string): Promise<void> {
  const { services } = await domainByOrigin(ctx, ctx.request.origin);
  if (provider !== (services['guard_provider'] ?? 'sgm')) throw notFound();
}

const handlerOf = <E extends 'list' | 'show'>(call: E) =>
  guardRegister.bindings.find(({ endpoint }) => endpoint === guardRegister.register[call])?.handle as unknown as (
    ctx: Ctx,
    input: ParsedInput<(typeof guards)[E]>,
  ) => Promise<OutputOf<(typeof guards)[E]>>;
const [list, show] = [handlerOf('list'), handlerOf('show')];

export async function listOfProvider(ctx: Ctx, { provider, ...input }: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const [, answer] = await pipeline(
    ctx,
    () => requireProvider(ctx, provider),
    () => list(ctx, input),
  );
  return answer;
}

export async function showOfProvider(ctx: Ctx, { provider, ...input }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> {
  const [, answer] = await pipeline(
    ctx,
    () => requireProvider(ctx, provider),
    () => show(ctx, input),
  );
  return answer;
}
