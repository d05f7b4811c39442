/** Who stands behind a bearer token, and whether that person belongs to a company: asked when connecting and when rights change. */
import { createHash } from 'node:crypto';
import type { Pool, QueryResult } from 'pg';
import type { Locale } from '#platform/contract/messages.ts';
import type { ActorSource } from '../access/actor.ts';
import { withClient } from '../db/scope.ts';
import type { Channel } from './channel.ts';

export interface LiveSession {
  readonly userId: number;
  readonly tokenId: number;
  readonly locale: Locale;
}

export interface LiveGate {
  /** null: the token is unknown, expired or revoked. */
  enter(token: string): Promise<LiveSession | null>;
  /** The user channel is for the user alone, the company channel for its members who may call it: no temporary password, a proven address. */
  mayListen(token: string, session: LiveSession, channel: Channel): Promise<boolean>;
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function gateOf(pool: Pool, actors: ActorSource): LiveGate {
  const load = (token: string, companyId: number | null) =>
    withClient(pool, async (client) => {
      // The hash is hexadecimal and the id a whole number, so they are safe as text.
      const results = (await client.query(`BEGIN; ${actors.statement(hashOf(token), companyId)}`)) as unknown as QueryResult<{ actor: unknown }>[];
      return actors.read(results.at(-1)?.rows[0]?.actor ?? null);
    });
  return {
    async enter(token) {
      const loaded = await load(token, null);
      return loaded ? { userId: loaded.user.userId, tokenId: loaded.user.tokenId, locale: loaded.user.locale } : null;
    },
    async mayListen(token, session, channel) {
      if (channel.kind === 'user') return channel.id === session.userId;
      const loaded = await load(token, channel.id);
      return loaded !== null && loaded.user.verified && !loaded.user.mustChangePassword && loaded.company?.companyId === channel.id;
    },
  };
}
