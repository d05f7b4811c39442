/** Who stands behind a bearer token, and whether that person belongs to a company: asked when connecting and when rights change. */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Locale } from '#platform/contract/messages.ts';
import type { ActorSource } from '../access/actor.ts';
import { withConnection } from '../db/scope.ts';
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
  return {
    async enter(token) {
      const known = await withConnection(pool, (connection) =>
        connection.beginWith('BEGIN READ ONLY', () => actors.identify(connection.client, hashOf(token))),
      );
      return known && { userId: known.user.userId, tokenId: known.user.tokenId, locale: known.user.locale };
    },
    async mayListen(token, session, channel) {
      if (channel.kind === 'user') return channel.id === session.userId;
      const loaded = await withConnection(pool, (connection) =>
        connection.beginWith('BEGIN READ ONLY', () => actors.load(connection.client, hashOf(token), channel.id)),
      );
      return loaded !== null && loaded.user.verified && !loaded.user.mustChangePassword && loaded.company?.companyId === channel.id;
    },
  };
}
