/** Calls of a portal over HTTP. What is sent is never printed: a refusal names the call and what the portal said of it. */

export interface Caller {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
}

/** A call that the portal did not take. */
export class CallRefused extends Error {
  readonly status: number;
  constructor(path: string, status: number, said: unknown) {
    const { message = '', errors = {} } = (said ?? {}) as { message?: string; errors?: object };
    super(`${path}: ${status} ${message} ${JSON.stringify(errors)}`);
    this.status = status;
  }
}

/** @param url of the portal @param headers by which it knows who calls @param companyId the company that is meant; none: a device, which has one */
export function callerOf(url: string, headers: Readonly<Record<string, string>> = {}, companyId?: number): Caller {
  const base = url.replace(/\/+$/, '');
  const send = async <T>(path: string, init: RequestInit): Promise<T> => {
    const answer = await fetch(`${base}/${path}`, { ...init, headers: { accept: 'application/json', 'content-type': 'application/json', ...headers } });
    const body: unknown = await answer.json().catch(() => null);
    if (!answer.ok) throw new CallRefused(path, answer.status, body);
    return body as T;
  };
  return {
    get: (path) => send(`${path}${path.includes('?') ? '&' : '?'}${companyId ? `company_id=${companyId}` : ''}`, { method: 'GET' }),
    post: (path, body) => send(path, { method: 'POST', body: JSON.stringify(companyId ? { company_id: companyId, ...body } : body) }),
  };
}
