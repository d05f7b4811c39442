/** POST api/broadcasting/auth. */
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden } from '#platform/contract/errors.ts';
import { authorizeChannel } from '#platform/contract/calls/live.endpoints.ts';
import type { Ctx } from '../context.ts';
import { bind, type Binding } from '../module.ts';
import { readChannel, signChannel } from './channel.ts';

export const liveBindings: readonly Binding[] = [bind(authorizeChannel, authorize)];

/** The context has proven the membership of its company; no other channel is signed. */
async function authorize({ actor, companyId, services }: Ctx, { channel_name, socket_id }: ParsedInput<typeof authorizeChannel>) {
  const channel = readChannel(channel_name);
  const own = channel !== null && channel.id === (channel.kind === 'user' ? actor.userId : companyId);
  if (!own) throw forbidden();
  return { auth: signChannel(services.secret, socket_id, channel_name) };
}
