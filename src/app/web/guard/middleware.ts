/** Route middleware: named questions asked in turn; the first that answers decides. */
import { unknownMiddleware } from '../errors/route-error.ts';

/** Runs the named middleware in order. Throws status 500 on a name that is not registered. */
export function runMiddleware<Context, Answer>(
  names: readonly string[],
  registry: Readonly<Record<string, (context: Context) => Answer | null>>,
  context: Context,
): Answer | null {
  for (const name of names) {
    const ask = Object.hasOwn(registry, name) ? registry[name] : undefined;
    if (!ask) throw unknownMiddleware(name);
    const answer = ask(context);
    if (answer !== null) return answer;
  }
  return null;
}
