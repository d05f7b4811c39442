import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor, ActorSource, UserActor } from '../access/actor.ts';
import { openPool } from '../db/pool.ts';
import { transact } from '../db/scope.ts';
import { openAddresses } from '../http/addresses.ts';
import { AS_SYSTEM, openBareServices, type BareServices } from '../testing/bare-services.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { signChannel } from './channel.ts';
import { hashOf } from './live-gate.ts';
import { attachLive, type LiveServer } from './live-server.ts';
import type { LivePayload } from './message.ts';
import { notify, notifyTokenRevoked, type NotificationDraft } from './notify.ts';

const AMIN = 'token_of_amin_0123456789';
const BELLA = 'token_of_bella_0123456789';

let database: TestDatabase;
let members: Map<string, { userId: number; tokenId: number; companies: number[]; verified?: boolean; mustChangePassword?: boolean }>;
let ports: Portal[];
let clients: Socket[];

interface Portal {
  readonly http: Server;
  readonly live: LiveServer;
  readonly services: BareServices;
  readonly url: string;
}

/** Answers from `members`, after a real round trip. */
const actors: ActorSource = {
  identify: (line, hash) => actors.load(line, hash, null),
  async load(line, hash, company) {
    await line.query('select 1');
    const found = members.get(hash);
    if (!found) return null;
    const { userId, tokenId, verified = true, mustChangePassword = false } = found;
    const user = { userId, tokenId, locale: 'en', verified, mustChangePassword } as UserActor;
    return { user, company: company !== null && found.companies.includes(company) ? ({ ...user, companyId: company } as Actor) : null, version: null };
  },
  confirm: async () => null,
};

const addresses = openAddresses({ config: { publicUrl: null }, loopback: true, domains: async () => [] });

async function openPortal(): Promise<Portal> {
  const services = await openBareServices(database.url);
  const http = createServer();
  const live = attachLive({ server: http, services, databaseUrl: database.url, actors, addresses });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const portal = { http, live, services, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
  ports.push(portal);
  return portal;
}

interface Reader {
  readonly socket: Socket;
  readonly got: LivePayload[];
  subscribe(body: object): Promise<{ ok: boolean; message?: string }>;
}

async function connect(portal: Portal, auth: object, origin?: string): Promise<Reader> {
  const extraHeaders = origin === undefined ? {} : { origin };
  const socket = io(portal.url, { path: '/live', transports: ['websocket'], auth, reconnection: false, forceNew: true, extraHeaders });
  clients.push(socket);
  const got: LivePayload[] = [];
  socket.on('message', (payload: LivePayload) => got.push(payload));
  await new Promise<void>((done, fail) => {
    socket.once('connect', done);
    socket.once('connect_error', fail);
  });
  return { socket, got, subscribe: (body) => socket.timeout(5000).emitWithAck('subscribe', body) as Promise<{ ok: boolean }> };
}

const send = (portal: Portal, notices: NotificationDraft) => transact(portal.services.pool, AS_SYSTEM, (tx) => notify(tx, notices));
const until = (what: () => boolean) => expect.poll(what, { timeout: 5000, interval: 20 }).toBe(true);
const note: NotificationDraft = {
  to: { user: 5 },
  notification_type: 'payslip',
  title: { en: 'Payslip of {month}', ms: 'Slip gaji {month}' },
  params: { month: 'May' },
};

beforeAll(async () => {
  database = await createTestDatabase('live');
});
afterAll(() => database.drop());
beforeEach(() => {
  members = new Map([
    [hashOf(AMIN), { userId: 5, tokenId: 51, companies: [3] }],
    [hashOf(BELLA), { userId: 6, tokenId: 61, companies: [4] }],
  ]);
  ports = [];
  clients = [];
});
afterEach(async () => {
  for (const socket of clients) socket.disconnect();
  for (const { http, live, services } of ports) {
    await live.close();
    await new Promise((done) => http.close(done));
    await services.close();
  }
});

describe('who may hear', () => {
  it('refuses a wrong public key, an unknown token and no token', async () => {
    const portal = await openPortal();
    await expect(connect(portal, { key: 'other', token: AMIN })).rejects.toThrow('unauthenticated');
    await expect(connect(portal, { key: 'mesra', token: 'nobody_has_this_token_1' })).rejects.toThrow('unauthenticated');
    await expect(connect(portal, { key: 'mesra' })).rejects.toThrow('unauthenticated');
  });

  it('refuses a page of another site, and lets in one of ours', async () => {
    const portal = await openPortal();
    await expect(connect(portal, { key: 'mesra', token: AMIN }, 'https://evil.example')).rejects.toThrow('websocket error');
    await connect(portal, { key: 'mesra', token: AMIN }, portal.url);
  });

  it('refuses the twenty-first connection of one token, until one of them ends', async () => {
    const portal = await openPortal();
    const auth = { key: 'mesra', token: AMIN };
    const open = await Promise.all(Array.from({ length: 20 }, () => connect(portal, auth)));
    await expect(connect(portal, auth)).rejects.toThrow('too_many_connections');
    await connect(portal, { key: 'mesra', token: BELLA });
    open[0]?.socket.disconnect();
    await expect
      .poll(() =>
        connect(portal, auth).then(
          () => 'in',
          () => 'out',
        ),
      )
      .toBe('in');
  });

  it('lets a user into the own channel and that of the own company only', async () => {
    const amin = await connect(await openPortal(), { key: 'mesra', token: AMIN });
    expect(await amin.subscribe({ channel: 'private-user.5' })).toEqual({ ok: true });
    expect(await amin.subscribe({ channel: 'private-company.3' })).toEqual({ ok: true });
    expect(await amin.subscribe({ channel: 'private-user.6' })).toMatchObject({ ok: false, message: 'forbidden' });
    expect(await amin.subscribe({ channel: 'private-company.4' })).toMatchObject({ ok: false, message: 'forbidden' });
    expect(await amin.subscribe({ channel: 'everything' })).toMatchObject({ ok: false, message: 'malformed' });
  });

  it('keeps the company from whoever has still to replace a temporary password or to prove the address', async () => {
    const portal = await openPortal();
    for (const lacking of [{ mustChangePassword: true }, { verified: false }]) {
      members.set(hashOf(AMIN), { userId: 5, tokenId: 51, companies: [3], ...lacking });
      const amin = await connect(portal, { key: 'mesra', token: AMIN });
      expect(await amin.subscribe({ channel: 'private-user.5' })).toEqual({ ok: true });
      expect(await amin.subscribe({ channel: 'private-company.3' })).toMatchObject({ ok: false, message: 'forbidden' });
    }
  });

  it('joins the channels of the user and of the named company by itself, where it may', async () => {
    const portal = await openPortal();
    const amin = await connect(portal, { key: 'mesra', token: AMIN, company_id: 3 });
    const bella = await connect(portal, { key: 'mesra', token: BELLA, company_id: 3 });
    await expect.poll(() => send(portal, { to: { company: 3 }, notification_type: 'company', stored: false }).then(() => amin.got.length)).toBeGreaterThan(0);
    await send(portal, { ...note, to: { user: 6 } });
    await until(() => bella.got.length > 0);
    expect(bella.got.map((message) => message.notification_type)).toEqual(['payslip']);
  });

  it('takes a signature for this socket and channel, and no other', async () => {
    const portal = await openPortal();
    const amin = await connect(portal, { key: 'mesra', token: AMIN });
    const id = amin.socket.id ?? '';
    expect(await amin.subscribe({ channel: 'private-company.4', auth: signChannel(portal.services.secret, id, 'private-company.4') })).toEqual({ ok: true });
    expect(await amin.subscribe({ channel: 'private-company.9', auth: signChannel(portal.services.secret, id, 'private-company.4') })).toMatchObject({
      ok: false,
    });
    expect(await amin.subscribe({ channel: 'private-company.4', auth: signChannel(portal.services.secret, 'other', 'private-company.4') })).toMatchObject({
      ok: false,
    });
  });

  it('cuts the connection of a revoked token in every process', async () => {
    const [one, two] = [await openPortal(), await openPortal()];
    const amin = await connect(one, { key: 'mesra', token: AMIN });
    const bella = await connect(two, { key: 'mesra', token: BELLA });
    await transact(two.services.pool, AS_SYSTEM, (tx) => notifyTokenRevoked(tx, { token_id: 51 }));
    await until(() => amin.socket.disconnected);
    expect(bella.socket.connected).toBe(true);
    await transact(one.services.pool, AS_SYSTEM, (tx) => notifyTokenRevoked(tx, { token_hash: hashOf(BELLA) }));
    await until(() => bella.socket.disconnected);
  });

  it('takes a user out of the channel of a company that was left, as soon as the access changes', async () => {
    const portal = await openPortal();
    const amin = await connect(portal, { key: 'mesra', token: AMIN });
    await amin.subscribe({ channel: 'private-user.5' });
    await amin.subscribe({ channel: 'private-company.3' });
    members.set(hashOf(AMIN), { userId: 5, tokenId: 51, companies: [] });
    await send(portal, { to: { user: 5 }, notification_type: 'access' });
    await until(() => amin.got.some((message) => message.notification_type === 'access'));
    await wait(200);
    await send(portal, { to: { company: 3 }, notification_type: 'company', stored: false });
    await send(portal, note);
    await until(() => amin.got.some((message) => message.notification_type === 'payslip'));
    expect(amin.got.map((message) => message.notification_type)).toEqual(['access', 'payslip']);
  });

  it('judges everybody of a company again when the access of the whole company changes', async () => {
    const portal = await openPortal();
    const amin = await connect(portal, { key: 'mesra', token: AMIN, company_id: 3 });
    await amin.subscribe({ channel: 'private-company.3' });
    members.delete(hashOf(AMIN));
    await send(portal, { to: { company: 3 }, notification_type: 'access', stored: false });
    await until(() => amin.socket.disconnected);
  });
});

describe('what is heard', () => {
  it('reaches readers of every process, each in the own language, and nobody else', async () => {
    const [one, two] = [await openPortal(), await openPortal()];
    const here = await connect(one, { key: 'mesra', token: AMIN });
    const there = await connect(two, { key: 'mesra', token: AMIN, locale: 'ms' });
    const bella = await connect(two, { key: 'mesra', token: BELLA });
    for (const reader of [here, there]) await reader.subscribe({ channel: 'private-user.5' });
    await bella.subscribe({ channel: 'private-user.6' });
    await send(one, { ...note, company_id: 3, route: '/payroll', subject: { type: 'payroll', id: 8 } });
    await send(two, { to: { users: [5, 6] }, notification_type: 'document', stored: false });
    await until(() => here.got.length === 2 && there.got.length === 2 && bella.got.length === 1);
    const expected = { notification_type: 'payslip', message: null, route: '/payroll', subject: { type: 'payroll', id: 8 }, company_id: 3 };
    expect(here.got[0]).toMatchObject({ ...expected, title: 'Payslip of May', id: expect.any(Number) as number });
    expect(there.got[0]).toMatchObject({ ...expected, title: 'Slip gaji May' });
    expect(here.got[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(bella.got).toMatchObject([{ notification_type: 'document', id: null }]);
  });

  it('says nothing when the transaction rolls back, and everything that commits after it', async () => {
    const portal = await openPortal();
    const amin = await connect(portal, { key: 'mesra', token: AMIN });
    await amin.subscribe({ channel: 'private-user.5' });
    const undone = transact(portal.services.pool, AS_SYSTEM, async (tx) => {
      await notify(tx, { ...note, notification_type: 'undone' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await send(portal, note);
    await until(() => amin.got.length > 0);
    expect(amin.got.map((message) => message.notification_type)).toEqual(['payslip']);
  });

  it('carries a stored message that is too long for a NOTIFY, and refuses one that is not stored', async () => {
    const portal = await openPortal();
    const amin = await connect(portal, { key: 'mesra', token: AMIN });
    await amin.subscribe({ channel: 'private-user.5' });
    const long = { en: 'é'.repeat(6000), ms: 'ü'.repeat(6000) };
    await send(portal, { ...note, message: long });
    await until(() => amin.got.length === 1);
    expect(amin.got[0]?.message).toBe(long.en);
    await expect(send(portal, { ...note, message: long, stored: false })).rejects.toThrow(RangeError);
  });

  it('sends again what was missed while disconnected, from the last message on, and not what is not stored', async () => {
    const portal = await openPortal();
    const first = await connect(portal, { key: 'mesra', token: AMIN });
    await first.subscribe({ channel: 'private-user.5' });
    await send(portal, note);
    await until(() => first.got.length === 1);
    const last_id = first.got[0]?.id ?? 0;
    first.socket.disconnect();
    await send(portal, { ...note, notification_type: 'missed_one' });
    await send(portal, { ...note, notification_type: 'not_stored', stored: false });
    await send(portal, { ...note, to: { user: 6 }, notification_type: 'of_another' });
    await send(portal, { ...note, notification_type: 'missed_two' });
    const again = await connect(portal, { key: 'mesra', token: AMIN });
    await again.subscribe({ channel: 'private-user.5', last_id });
    await until(() => again.got.length >= 2);
    expect(again.got.map((message) => message.notification_type)).toEqual(['missed_one', 'missed_two']);
  });

  it('says which types went by, stored or not, on the channel that is joined', async () => {
    const portal = await openPortal();
    const amin = await connect(portal, { key: 'mesra', token: AMIN });
    const join = (channel: string, unheard_ms: number) => amin.subscribe({ channel, unheard_ms });
    expect(await join('private-company.3', 60_000)).toEqual({ ok: true, stale: true });
    await wait(300);
    expect(await join('private-company.3', 200)).toEqual({ ok: true });
    await send(portal, { to: { company: 3 }, notification_type: 'list_changed', stored: false });
    await until(() => amin.got.length === 1);
    expect(await join('private-company.3', 200)).toEqual({ ok: true, told: ['list_changed'] });
    expect(await join('private-user.5', 200)).toEqual({ ok: true });
  });

  it('finds a message that was committed after a later one, when the reader says what it has', async () => {
    const portal = await openPortal();
    const amin = await connect(portal, { key: 'mesra', token: AMIN });
    await amin.subscribe({ channel: 'private-user.5' });
    await transact(portal.services.pool, AS_SYSTEM, async (slow) => {
      await notify(slow, { ...note, notification_type: 'slow' });
      await send(portal, { ...note, notification_type: 'quick' });
      await until(() => amin.got.length === 1);
      amin.socket.disconnect();
    });
    const last = amin.got[0]?.id ?? 0;
    const again = await connect(portal, { key: 'mesra', token: AMIN });
    await again.subscribe({ channel: 'private-user.5', last_id: last, seen: [last, ...olderThan(last)] });
    await until(() => again.got.some((message) => message.notification_type === 'slow'));
    expect(again.got.map((message) => message.notification_type)).toEqual(['slow']);
  });

  it('catches up by itself when the connection to the database was lost', async () => {
    const portal = await openPortal();
    const owner = openPool(database.url, { role: null, max: 1 });
    const amin = await connect(portal, { key: 'mesra', token: AMIN });
    await amin.subscribe({ channel: 'private-user.5' });
    let stale = 0;
    amin.socket.on('stale', () => (stale += 1));
    await send(portal, { ...note, notification_type: 'before' });
    await until(() => amin.got.length === 1);
    // Cut and tell in one go: the listener cannot be back before the message is committed.
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mesra live' and datname = current_database()`);
    await send(portal, { ...note, notification_type: 'meanwhile' });
    await until(() => amin.got.some((message) => message.notification_type === 'meanwhile'));
    await send(portal, { ...note, notification_type: 'after' });
    await until(() => amin.got.some((message) => message.notification_type === 'after'));
    expect(amin.got.map((message) => message.notification_type)).toEqual(['before', 'meanwhile', 'after']);
    expect(stale).toBe(1);
    await owner.end();
  });
});

/** The few ids just before one: what the reader has of earlier tests. */
const olderThan = (id: number) => Array.from({ length: 50 }, (_, i) => id - 2 - i).filter((older) => older > 0);
