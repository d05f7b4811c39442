/**
 * Who is signed in, in which company. Holds no framework: the router subscribes. A token brings the
 * user, a change of company brings the user again with that company's rights.
 */
import type { StoredValue } from '#modules/session/web/public.tsx';

/** What the session needs to know of a user; the whole user is kept as it came. */
export interface SessionSubject {
  readonly company_id: number | null;
}

export type SessionState<User> =
  | { readonly status: 'starting' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'signed-in'; readonly user: User };

export interface SessionInputs<User> {
  readonly token: StoredValue<string>;
  readonly company: StoredValue<number>;
  /** `GET /api/auth/user` for a company, or for the server's choice. */
  readonly fetchUser: (company: number | null) => Promise<User>;
  /** `POST /api/auth/logout` */
  readonly logout: () => Promise<unknown>;
  readonly log: (message: string, error: unknown) => void;
}

export interface SessionStore<User> {
  readonly state: () => SessionState<User>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins with the stored token, if any; then follows the token. */
  readonly start: () => Promise<void>;
  /** Fetches the user again (rights changed); a failure is logged and the present user kept. */
  readonly reload: () => Promise<void>;
  /** Ends the session here even when the server cannot be told; that failure is only logged. */
  readonly signOut: () => Promise<void>;
  /** The server no longer knows the token. */
  readonly expire: () => void;
}

const isUnauthenticated = (error: unknown) => typeof error === 'object' && error !== null && 'status' in error && error.status === 401;

export function createSession<User extends SessionSubject>(ports: SessionInputs<User>): SessionStore<User> {
  let state: SessionState<User> = { status: 'starting' };
  let latest = 0;
  const listeners = new Set<() => void>();
  const become = (next: SessionState<User>) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  /** Loads the user; an answer that a later load has overtaken is dropped. */
  async function load(): Promise<void> {
    const step = ++latest;
    const user = await ports.fetchUser(ports.company.read());
    if (step !== latest) return;
    if (user.company_id !== null && user.company_id !== ports.company.read()) keepQuietly(user.company_id);
    // The same answer again, as after each live connection, draws nothing anew.
    if (state.status === 'signed-in' && JSON.stringify(state.user) === JSON.stringify(user)) return;
    become({ status: 'signed-in', user });
  }

  let quiet = false;
  /** Stores the company that the server chose without loading the user once more. */
  function keepQuietly(company: number) {
    quiet = true;
    ports.company.keep(company);
    quiet = false;
  }

  function end() {
    latest++;
    ports.company.clear();
    ports.token.clear();
    become({ status: 'signed-out' });
  }

  async function begin(): Promise<void> {
    if (ports.token.read() === null) return become({ status: 'signed-out' });
    try {
      await load();
    } catch (error) {
      ports.log('The signed-in user could not be fetched.', error);
      if (isUnauthenticated(error)) end();
      else become({ status: 'failed', error });
    }
  }

  async function reload(): Promise<void> {
    try {
      await load();
    } catch (error) {
      ports.log('The signed-in user could not be fetched again.', error);
      if (isUnauthenticated(error)) return end();
      // A company that could not be opened is not kept as the selected one.
      if (state.status === 'signed-in' && state.user.company_id !== null) keepQuietly(state.user.company_id);
    }
  }

  ports.token.subscribe(() => {
    if (ports.token.read() !== null) void begin();
  });
  ports.company.subscribe(() => {
    if (!quiet && state.status === 'signed-in' && ports.company.read() !== null) void reload();
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: begin,
    reload,
    async signOut() {
      try {
        await ports.logout();
      } catch (error) {
        ports.log('The server could not be told about the sign-out.', error);
      }
      end();
    },
    expire() {
      if (state.status !== 'signed-out') end();
    },
  };
}
