/** One connected browser: who it is, which channels it hears, in which language. */
import type { Socket } from 'socket.io';
import { z } from 'zod';
import { LOCALES, type Locale } from '#platform/contract/messages.ts';
import { nameOf, readChannel, isSignatureValid, userChannel, type Channel } from './channel.ts';
import { hashOf, type LiveGate, type LiveSession } from './live-gate.ts';
import { payloadFor, type LiveMessage } from './message.ts';

const handshakeSchema = z.object({
  key: z.string(),
  token: z.string().regex(/^[A-Za-z0-9_-]{20,200}$/),
  locale: z.enum(LOCALES).nullish(),
  /** Given (or null: no company), the channels of the user and of this company are joined without `subscribe`. */
  company_id: z.number().int().positive().nullish(),
});
export type Handshake = z.output<typeof handshakeSchema>;

/** `auth: {key, token, locale?, company_id?}`; the token may also stand in the Authorization header. */
export function readHandshake(auth: unknown, authorization: string | undefined): Handshake | null {
  const bearer = authorization?.startsWith('Bearer ') ? { token: authorization.slice(7) } : {};
  const read = handshakeSchema.safeParse(typeof auth === 'object' && auth !== null ? { ...bearer, ...auth } : bearer);
  return read.success ? read.data : null;
}

const id = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const subscription = z.object({
  channel: z.string().max(60),
  /** The last message that the browser has; what came since is sent again. */
  last_id: id.nullish(),
  /** Ids that it has of late; with them messages that were committed late are found too. */
  seen: z.array(id).max(200).nullish(),
  /** For how long the browser has not been told, in milliseconds: the answer says whether it may have missed what is not stored. */
  unheard_ms: z.number().min(0).max(Number.MAX_SAFE_INTEGER).nullish(),
  /** The signature of `POST api/broadcasting/auth` for this socket. */
  auth: z.string().max(200).nullish(),
});

export interface Support {
  readonly gate: LiveGate;
  readonly secret: Buffer;
  /** The types that the channel was told in the last `ms` milliseconds; null: it may have been told anything. */
  toldWithin(channel: string, ms: number): readonly string[] | null;
  missed(channel: Channel, lastId: number, seen: readonly number[] | null): Promise<LiveMessage[]>;
  fail(error: unknown): void;
}

/**
 * What the channel was told before it was joined: `told` names the types, and `stale` says that they are not known, so that
 * whatever is shown is to be read again.
 */
type Answer = { readonly ok: boolean; readonly message?: string; readonly told?: readonly string[]; readonly stale?: true };
type Acknowledge = ((answer: Answer) => void) | undefined;

const WINDOW_MS = 10_000;
const MOST_IN_WINDOW = 60;

export class LiveSocket {
  readonly session: LiveSession;
  readonly tokenHash: string;
  readonly #socket: Socket;
  readonly #token: string;
  readonly #locale: Locale;
  readonly #support: Support;
  readonly #channels = new Map<string, Channel>();
  #window = { start: 0, count: 0 };

  constructor(socket: Socket, { token, locale, company_id }: Handshake, session: LiveSession, support: Support) {
    this.#socket = socket;
    this.#token = token;
    this.tokenHash = hashOf(token);
    this.#locale = locale ?? session.locale;
    this.session = session;
    this.#support = support;
    socket.on('subscribe', (body: unknown, acknowledge: Acknowledge) => {
      this.#subscribe(body).then(
        (answer) => this.#answer(answer, acknowledge),
        (error: unknown) => {
          support.fail(error);
          this.#answer({ ok: false, message: 'unavailable' }, acknowledge);
        },
      );
    });
    socket.on('unsubscribe', (body: unknown, acknowledge: Acknowledge) => {
      const read = subscription.safeParse(body);
      if (read.success) this.#leave(read.data.channel);
      this.#answer({ ok: read.success }, acknowledge);
    });
    if (company_id !== undefined) this.#joinOwn(company_id).catch((error: unknown) => support.fail(error));
  }

  async #joinOwn(companyId: number | null): Promise<void> {
    await this.#join({ kind: 'user', id: this.session.userId });
    if (companyId === null) return;
    const company: Channel = { kind: 'company', id: companyId };
    if (await this.#support.gate.mayListen(this.#token, this.session, company)) await this.#join(company);
  }

  async #join(channel: Channel): Promise<void> {
    const name = nameOf(channel);
    this.#channels.set(name, channel);
    await this.#socket.join(`${name}|${this.#locale}`);
  }

  #answer(answer: Answer, acknowledge: Acknowledge): void {
    if (typeof acknowledge === 'function') acknowledge(answer);
    else if (!answer.ok) this.#socket.emit('subscription_error', answer);
  }

  async #subscribe(body: unknown): Promise<Answer> {
    if (this.#tooMany()) {
      this.cut('too_many');
      return { ok: false, message: 'too_many' };
    }
    const read = subscription.safeParse(body);
    const channel = read.success ? readChannel(read.data.channel) : null;
    if (!read.success || !channel) return { ok: false, message: 'malformed' };
    const { channel: name, last_id, seen, auth, unheard_ms } = read.data;
    const { gate, secret, missed, toldWithin } = this.#support;
    const allowed = auth ? isSignatureValid(secret, this.#socket.id, name, auth) : await gate.mayListen(this.#token, this.session, channel);
    if (!allowed) return { ok: false, message: 'forbidden' };
    // First the room, then the past: a message that comes in between arrives twice rather than never.
    await this.#join(channel);
    if (typeof last_id === 'number') {
      for (const message of await missed(channel, last_id, seen ?? null)) {
        this.#socket.emit('message', payloadFor(message, this.#locale));
      }
    }
    if (typeof unheard_ms !== 'number') return { ok: true };
    const told = toldWithin(name, unheard_ms);
    return told === null ? { ok: true, stale: true } : { ok: true, ...(told.length > 0 && { told }) };
  }

  #tooMany(): boolean {
    const now = Date.now();
    if (now - this.#window.start > WINDOW_MS) this.#window = { start: now, count: 0 };
    return ++this.#window.count > MOST_IN_WINDOW;
  }

  /** Is it in this channel, or is it the user's own? */
  hears(name: string): boolean {
    return this.#channels.has(name) || name === userChannel(this.session.userId);
  }

  #leave(name: string): void {
    this.#channels.delete(name);
    void this.#socket.leave(`${name}|${this.#locale}`);
  }

  /** Judges again: cut when nobody holds the token any more, and out of the channels that are no longer allowed. */
  async refresh(): Promise<void> {
    const { gate } = this.#support;
    if (!(await gate.enter(this.#token))) return this.cut('revoked');
    for (const [name, channel] of this.#channels) {
      if (!(await gate.mayListen(this.#token, this.session, channel))) this.#leave(name);
    }
  }

  /** Tells why, then ends the connection. */
  cut(reason: string): void {
    this.#socket.emit('cut', { reason });
    this.#socket.disconnect(true);
  }
}

/** Is this the connection of a revoked token? The notice names a token by id or hash, or all tokens of a user. */
export function matchesRevoked(socket: LiveSocket, notice: object): boolean {
  const { token_id, token_hash, user_id } = notice as { token_id?: unknown; token_hash?: unknown; user_id?: unknown };
  return (
    (token_id !== undefined && socket.session.tokenId === token_id) ||
    (token_hash !== undefined && socket.tokenHash === token_hash) ||
    (user_id !== undefined && socket.session.userId === user_id)
  );
}
