import { expect, it } from 'vitest';
import { AppError } from '#platform/contract/errors.ts';
import { isSignatureValid } from './channel.ts';
import { liveBindings } from './live.handlers.ts';

const secret = Buffer.alloc(32, 1);
const ask = async (channel_name: string) => {
  const [authorize] = liveBindings;
  const ctx = { actor: { userId: 5 }, companyId: 3, services: { secret } };
  return (await authorize?.handle(ctx as never, { channel_name, socket_id: 'socket-1' } as never)) as { auth: string };
};

it.each(['private-user.5', 'private-company.3'])('signs %s for this socket', async (channel) => {
  const { auth } = await ask(channel);
  expect(isSignatureValid(secret, 'socket-1', channel, auth)).toBe(true);
  expect(isSignatureValid(secret, 'socket-2', channel, auth)).toBe(false);
});

it.each(['private-user.3', 'private-company.5', 'private-company.30', 'public', ''])('refuses %j', async (channel) => {
  await expect(ask(channel)).rejects.toBeInstanceOf(AppError);
});
