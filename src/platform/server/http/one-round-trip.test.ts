/** What a read that began with a remembered actor did before the database disagreed is thrown away, and nothing follows it. */
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defineEndpoint, MEMBER, one } from '#platform/contract/endpoint.ts';
import type { Actor, ActorSource } from '../access/actor.ts';
import { bind } from '../module.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openBarePortal, type BarePortal } from '../testing/bare-portal.ts';
import { FileReply } from './file-reply.ts';

const input = z.object({ company_id: z.number().optional() });
const read = defineEndpoint({ name: 'x.read', method: 'GET', path: 'api/read', requires: MEMBER, input, output: one(z.string()), summary: 'Reads' });
const file = defineEndpoint({ name: 'x.file', method: 'GET', path: 'api/file', requires: MEMBER, input, output: z.any(), download: true, summary: 'A file' });

const ANA = { userId: 1, companyId: 1 };
const ana = { ...ANA, verified: true, mustChangePassword: false, locale: 'en', type: 'owner', is_admin: true, modules: {}, accesses: [], scope: { all: true } };
let database: TestDatabase;
let portal: BarePortal;
/** null: the token does not hold any more. */
let version: string | null;
let runs: number;
let followed: number;

const load = async () => (version === null ? null : { user: ana as unknown as Actor, company: ana as unknown as Actor, version });
const actors: ActorSource = { identify: load, load, confirm: async () => version };

beforeAll(async () => {
  database = await createTestDatabase('one_flight');
  const bindings = [
    bind(read, async (ctx) => {
      runs += 1;
      ctx.afterCommit(() => void (followed += 1));
      return { data: 'read' };
    }),
    bind(file, async () => {
      runs += 1;
      return new FileReply(Buffer.from('file'), 'file.txt', 'text/plain');
    }),
  ];
  portal = await openBarePortal(database.url, bindings, [], { actors });
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});
beforeEach(async () => {
  version = 'a';
  for (const path of ['read', 'file']) expect((await portal.as(ANA).get(`/api/${path}?company_id=1`)).status).toBe(200);
  [runs, followed] = [0, 0];
});
const get = async (path: string) => (await portal.as(ANA).get(`/api/${path}?company_id=1`)).status;

test('what is confirmed runs once, and what follows it', async () => {
  expect([await get('read'), runs, followed]).toEqual([200, 1, 1]);
});

test('another version: it runs again, and what follows happens once', async () => {
  version = 'b';
  expect([await get('read'), runs, followed]).toEqual([200, 2, 1]);
});

test('a token that holds no more: refused, and nothing follows', async () => {
  version = null;
  expect([await get('read'), runs, followed]).toEqual([401, 1, 0]);
});

test('a file is not begun for somebody who may not have it any more', async () => {
  version = 'b';
  expect([await get('file'), runs]).toEqual([200, 1]);
  version = null;
  expect([await get('file'), runs]).toEqual([401, 1]);
});
