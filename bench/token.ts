import { openSession } from '#modules/identity/server/public.ts';
import type { TestPortal } from '#app/server/testing/test-portal.ts';

/** A bearer token for a user, issued as sign-in issues it. */
export async function issueBenchToken(portal: TestPortal, userId: number): Promise<string> {
  const clock = portal.server.house.clock;
  const request = { id: 'bench', ip: '127.0.0.1', userAgent: 'bench', origin: portal.url };
  return (await portal.asHouse((tx) => openSession({ ...tx, clock, request }, userId))).token;
}
