/**
 * Ports: questions that a module asks without knowing who answers. The port stands in the module that asks; who
 * answers lists its answers in its `ServerModule`, and the house joins them once, when it is put together.
 */
export interface Port<A> {
  /** For people who read an error. */
  readonly name: string;
  /** No two modules may answer. */
  readonly single: boolean;
  /** Never there; it ties the answers to their port. */
  readonly answer?: A;
}

export interface PortAnswer {
  readonly port: Port<unknown>;
  readonly value: unknown;
}

let joined: ReadonlyMap<Port<unknown>, readonly unknown[]> = new Map();

/** Declares a question that any number of modules answer. `A`: what one of them hands in. */
export const port = <A>(name: string): Port<A> => ({ name, single: false });

/** Declares a question that one module answers, or none. */
export const singlePort = <A>(name: string): Port<A> => ({ name, single: true });

/** One answer of a module, for its list of `answers`. */
export const answer = <A>(to: Port<A>, value: NoInfer<A>): PortAnswer => ({ port: to, value });

/**
 * Gives every port the answers of these modules, in their order. What was joined before is forgotten.
 * @throws Error when a single port has two answers
 */
export function joinPorts(modules: readonly { readonly answers?: readonly PortAnswer[] }[]): void {
  const found = new Map<Port<unknown>, unknown[]>();
  for (const { port: asked, value } of modules.flatMap(({ answers = [] }) => answers)) {
    const values = found.get(asked) ?? [];
    if (asked.single && values.length > 0) throw new Error(`Two modules answer ${asked.name}`);
    found.set(asked, [...values, value]);
  }
  joined = found;
}

/** All answers, in the order of the modules. */
export const answersTo = <A>(asked: Port<A>): readonly A[] => (joined.get(asked) ?? []) as readonly A[];

/** The answer to a single port; undefined: nobody answers. */
export const answerTo = <A>(asked: Port<A>): A | undefined => answersTo(asked)[0];

/** One answer more, until the function that this returns is called. For tests. */
export function answerMore<A>(to: Port<A>, value: NoInfer<A>): () => void {
  const give = (values: readonly A[]) => void (joined = new Map([...joined, [to, values]]));
  give([...answersTo(to), value]);
  return () => give(answersTo(to).filter((each) => each !== value));
}
