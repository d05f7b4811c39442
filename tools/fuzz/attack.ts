/** The attack itself: so many requests over so many connections, judged one by one. */
import { Agent, request } from 'node:http';
import { chanceOf, type Chance } from './chance.ts';
import { operationsOf, randomCall, resolverOf, type Call, type Operation } from './random-call.ts';
import { rawRequest, sendRaw } from './raw-requests.ts';
import { seenValues } from './seen-values.ts';

export interface AttackOptions {
  readonly url: URL;
  readonly requests: number;
  readonly seed: number;
  readonly connections: number;
  /** Who attacks: e-mails with the password of the demo; nobody is always among them. */
  readonly accounts: readonly string[];
  readonly password: string;
  /** An answer that takes longer is a hang. */
  readonly waitMs: number;
  /** Asked before each request; false ends the attack. */
  goesOn(): boolean;
  onProgress?(sent: number): Promise<void> | void;
}

export interface Failure {
  readonly what: string;
  /** Enough to send it again. */
  readonly how: string;
}

export interface AttackResult {
  readonly sent: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** One example of each kind; `times` counts all. */
  readonly failures: readonly (Failure & { readonly times: number })[];
  /** Operations that answered with success at least once: how deep the attack went. */
  readonly reached: number;
  readonly operations: number;
}

/** Would end the attacker's own session, or take the attacked accounts away: called by nobody only. */
const ENDS_SESSIONS = /log-?out|password|session|deactivate|transfer-owner|change-email|status/;
const RAW_SHARE = 0.12;
/** Of an answer, in characters; the description of the API is the longest that is read. */
const MAX_STORED = 4_000_000;

interface Answer {
  readonly status: number;
  readonly text: string;
}

function send(agent: Agent, url: URL, call: Call, waitMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: url.hostname,
        port: url.port,
        method: call.method,
        path: call.path,
        headers: { ...call.headers, 'content-length': call.body?.length ?? 0 },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text = text.length < MAX_STORED ? text + chunk : text));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', reject);
      },
    );
    outgoing.setTimeout(waitMs, () => outgoing.destroy(new Error(`no answer in ${waitMs} ms`)));
    outgoing.on('error', reject);
    if (call.body) outgoing.write(call.body);
    outgoing.end();
  });
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Runs the attack to its end. Throws only when the portal cannot be spoken to at all. */
export async function attack(options: AttackOptions): Promise<AttackResult> {
  const { url, seed, waitMs } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const ask = (call: Omit<Call, 'operation'>) => send(agent, url, { operation: '', ...call }, waitMs);
  const described = await ask({ method: 'GET', path: '/api/openapi.json', headers: {}, body: null });
  const document = parsed(described.text) as Parameters<typeof resolverOf>[0] | null;
  if (described.status !== 200 || document === null) throw new Error(`The description of the API cannot be read: ${described.status}`);
  const operations = operationsOf(document);
  const resolve = resolverOf(document);

  async function signIn(email: string): Promise<string | null> {
    const body = Buffer.from(JSON.stringify({ email, password: options.password }));
    const answer = await ask({ method: 'POST', path: '/api/auth/login', headers: { 'content-type': 'application/json' }, body });
    return (parsed(answer.text) as { data?: { token?: string } } | null)?.data?.token ?? null;
  }
  const attackers = await Promise.all(options.accounts.map(async (email) => ({ email, token: await signIn(email), seen: seenValues() })));
  const nobody = { email: 'nobody', token: null, seen: seenValues() };

  const byStatus: Record<string, number> = {};
  const failures = new Map<string, Failure & { times: number }>();
  const approached = new Set<string>();
  let sent = 0;
  const fail = (what: string, how: string) => {
    const known = failures.get(what);
    if (known) known.times++;
    else failures.set(what, { what, how, times: 1 });
  };

  async function callOnce(chance: Chance, operation: Operation): Promise<void> {
    const who = chance.often(0.06) || ENDS_SESSIONS.test(operation.name) ? nobody : chance.pick(attackers);
    const call = randomCall(operation, { chance, seen: who.seen, resolve }, who.token);
    const how = `${who.email}: ${call.method} ${call.path} ${JSON.stringify(call.headers['content-type'] ?? '')} ${call.body?.toString('utf8').slice(0, 1500) ?? ''}`;
    try {
      const { status, text } = await send(agent, url, call, waitMs);
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      if (status >= 500) fail(`${status} from ${call.operation}`, how);
      if (status >= 200 && status < 300) {
        approached.add(call.operation);
        who.seen.learn(parsed(text));
      }
    } catch (error) {
      fail(`${error instanceof Error ? error.message : String(error)} from ${call.operation}`, how);
    }
  }

  async function rawOnce(chance: Chance): Promise<void> {
    const text = rawRequest(chance, url.host);
    try {
      const status = await sendRaw(url, text, { cut: chance.often(0.2), wait: waitMs });
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      // 501 and 505 are HTTP's own words for a method or version that is not known.
      if (status >= 500 && status !== 501 && status !== 505)
        fail(`${status} from raw bytes ${JSON.stringify(text.slice(0, 60))}`, JSON.stringify(text.slice(0, 1500)));
    } catch (error) {
      fail(
        `${error instanceof Error ? error.message : String(error)} from raw bytes ${JSON.stringify(text.slice(0, 60))}`,
        JSON.stringify(text.slice(0, 1500)),
      );
    }
  }

  await Promise.all(
    Array.from({ length: options.connections }, async () => {
      while (sent < options.requests && options.goesOn()) {
        const number = ++sent;
        const chance = chanceOf(seed * 1_000_003 + number);
        await (chance.often(RAW_SHARE) ? rawOnce(chance) : callOnce(chance, chance.pick(operations)));
        if (number % 1000 === 0) await options.onProgress?.(number);
      }
    }),
  );
  agent.destroy();
  return { sent, byStatus, failures: [...failures.values()], reached: approached.size, operations: operations.length };
}
