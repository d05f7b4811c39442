/**
 * Questions that a module asks in the browser without knowing who answers, as `server/port.ts` has them on the server: the
 * module that answers lists it in its `WebModule`, the portal joins the answers once.
 */
export interface WebExtensionPoint<A> {
  /** For people who read an error. */
  readonly name: string;
  /** Never there; it ties the answer to its port. */
  readonly answer?: A;
}

export interface WebProvider {
  readonly port: WebExtensionPoint<unknown>;
  readonly value: unknown;
}

let joined: ReadonlyMap<WebExtensionPoint<unknown>, unknown> = new Map();

/** Declares a question that one module answers, or none. */
export const webExtensionPoint = <A>(name: string): WebExtensionPoint<A> => ({ name });

/** The answer of a module, for its list of `providers`. */
export const webProvide = <A>(to: WebExtensionPoint<A>, value: NoInfer<A>): WebProvider => ({ port: to, value });

/** Gives every port its answer. What was joined before is forgotten. @throws Error when a port has two answers */
export function joinWebExtensionPoints(providers: readonly WebProvider[]): void {
  const found = new Map<WebExtensionPoint<unknown>, unknown>();
  for (const { port, value } of providers) {
    if (found.has(port)) throw new Error(`Two modules answer ${port.name}`);
    found.set(port, value);
  }
  joined = found;
}

/** The answer; undefined: nobody answers. */
export const webProviderOf = <A>(port: WebExtensionPoint<A>): A | undefined => joined.get(port) as A | undefined;
