/**
 * Extension points: questions that a module asks without knowing who answers. The extension point stands in the module that asks; who
 * answers lists its providers in its `ServerModule`, and the portal joins them once, when it is put together.
 */
export interface ExtensionPoint<A> {
  /** For people who read an error. */
  readonly name: string;
  /** No two modules may answer. */
  readonly single: boolean;
  /** Never there; it ties the providers to their extension point. */
  readonly answer?: A;
}

export interface Provider {
  readonly point: ExtensionPoint<unknown>;
  readonly value: unknown;
}

let joined: ReadonlyMap<ExtensionPoint<unknown>, readonly unknown[]> = new Map();

/** Declares a question that any number of modules answer. `A`: what one of them hands in. */
export const extensionPoint = <A>(name: string): ExtensionPoint<A> => ({ name, single: false });

/** Declares a question that one module answers, or none. */
export const singleExtensionPoint = <A>(name: string): ExtensionPoint<A> => ({ name, single: true });

/** One provider of a module, for its list of `providers`. */
export const provide = <A>(to: ExtensionPoint<A>, value: NoInfer<A>): Provider => ({ point: to, value });

/**
 * Gives every extension point the providers of these modules, in their order. What was joined before is forgotten.
 * @throws Error when a single extension point has two providers
 */
export function joinExtensionPoints(modules: readonly { readonly providers?: readonly Provider[] }[]): void {
  const found = new Map<ExtensionPoint<unknown>, unknown[]>();
  for (const { point: asked, value } of modules.flatMap(({ providers = [] }) => providers)) {
    const values = found.get(asked) ?? [];
    if (asked.single && values.length > 0) throw new Error(`Two modules answer ${asked.name}`);
    found.set(asked, [...values, value]);
  }
  joined = found;
}

/** All providers, in the order of the modules. */
export const providersOf = <A>(asked: ExtensionPoint<A>): readonly A[] => (joined.get(asked) ?? []) as readonly A[];

/** The provider of a single extension point; undefined: nobody answers. */
export const providerOf = <A>(asked: ExtensionPoint<A>): A | undefined => providersOf(asked)[0];

/** One provider more, of a single extension point in place of its own, until the function that this returns is called. For tests. */
export function provideMore<A>(to: ExtensionPoint<A>, value: NoInfer<A>): () => void {
  const give = (values: readonly A[]) => void (joined = new Map([...joined, [to, values]]));
  const before = providersOf(to);
  give(to.single ? [value] : [...before, value]);
  return () => give(to.single ? before : providersOf(to).filter((each) => each !== value));
}
