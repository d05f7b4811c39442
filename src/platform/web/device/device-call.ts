/** How a device of a company speaks to the server: with its own token, and no person's. */
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { spokenLocale } from '../call/call.ts';

/** 0: no answer came. */
export class DeviceError extends Error {
  readonly status: number;
  /** For programs, where the status alone does not say what to do. */
  readonly code: string | undefined;
  constructor(status: number, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface Answered {
  readonly code?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const wordsOf = (body: Answered | null) => Object.values(body?.errors ?? {})[0]?.[0] ?? body?.message ?? '';

/** Milliseconds: a network that answers nothing for so long is none. */
const PATIENCE_MS = 20_000;

/** @param path after `/api/devices/` @throws DeviceError */
export async function callAsDevice<E extends Endpoint>(token: string | null, path: string, input: InputOf<E>): Promise<OutputOf<E>> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Locale': spokenLocale(), ...(token && { 'X-Device-Token': token }) };
  let response: Response;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    response = await fetch(`/api/devices/${path}`, { method: 'POST', headers, credentials: 'omit', body: JSON.stringify(input), signal });
  } catch (error) {
    throw new DeviceError(0, String(error));
  }
  const body = (await response.json().catch(() => null)) as (Answered & OutputOf<E>) | null;
  if (!response.ok || !body) throw new DeviceError(response.ok ? 0 : response.status, wordsOf(body), body?.code);
  return body;
}
