/**
 * Questions that a module asks in the browser without knowing who answers, as `server/port.ts` has them on the server: the
 * module that answers lists it in its `WebModule`, the portal joins the answers once.
 */
export interface WebPort<A> {
  /** For people who read an error. */
  readonly name: string;
  /** Never there; it ties the answer to its port. */
  readonly answer?: A;
}

export interface WebAnswer {
  readonly port: WebPort<unknown>;
  readonly value: unknown;
}

let joined: ReadonlyMap<WebPort<unknown>, unknown> = new Map();

/** Declares a question that one module answers, or none. */
export const webPort = <A>(name: string): WebPort<A> => ({ name });

/** The answer of a module, for its list of `answers`. */
export const webAnswer = <A>(to: WebPort<A>, value: NoInfer<A>): WebAnswer => ({ port: to, value });

/** Gives every port its answer. What was joined before is forgotten. @throws Error when a port has two answers */
export function joinWebPorts(answers: readonly WebAnswer[]): void {
  const found = new Map<WebPort<unknown>, unknown>();
  for (const { port, value } of answers) {
    if (found.has(port)) throw new Error(`Two modules answer ${port.name}`);
    found.set(port, value);
  }
  joined = found;
}

/** The answer; undefined: nobody answers. */
export const webAnswerTo = <A>(port: WebPort<A>): A | undefined => joined.get(port) as A | undefined;
