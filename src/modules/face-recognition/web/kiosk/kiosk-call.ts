/** How a kiosk speaks to the server: with its token, and no person's. */
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { spokenLocale } from '#platform/web/call/call.ts';
import { recall, remember } from '#platform/web/local-state.ts';

/** 0: no answer came. */
export class KioskError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const KEY = 'kiosk_token';
export const kioskToken = () => recall(KEY) ?? null;
export const keepToken = (token: string) => remember(KEY, token);
export const forgetToken = () => remember(KEY, undefined);

interface Answered {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const wordsOf = (body: Answered | null) => Object.values(body?.errors ?? {})[0]?.[0] ?? body?.message ?? '';

/** @throws KioskError */
export async function callAsKiosk<E extends Endpoint>(path: string, input: InputOf<E>): Promise<OutputOf<E>> {
  const token = kioskToken();
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Locale': spokenLocale(), ...(token && { 'X-Device-Token': token }) };
  let response: Response;
  try {
    response = await fetch(`/api/devices/fr/${path}`, { method: 'POST', headers, credentials: 'omit', body: JSON.stringify(input) });
  } catch (error) {
    throw new KioskError(0, String(error));
  }
  const body = (await response.json().catch(() => null)) as (Answered & OutputOf<E>) | null;
  if (!response.ok || !body) throw new KioskError(response.status, wordsOf(body));
  return body;
}
