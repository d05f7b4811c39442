/** An action that is made where there may be no network: a check-in, a sale, a visit, a scan, a receipt. */
import { useRef } from 'react';
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '../call/call.ts';
import { newRef } from '../unsent/new-ref.ts';
import { momentNow } from './moment.ts';
import { sendFieldAction, type FieldFacts } from './send-field-action.ts';

/** Milliseconds: a network that answers nothing for so long is none. */
const PATIENCE_MS = 20_000;

type Rest<E extends Endpoint> = Omit<InputOf<E>, 'client_ref' | 'offline'>;

interface How<E extends Endpoint> extends Omit<FieldFacts<InputOf<E> & { readonly client_ref: string }>, 'kind' | 'made'> {
  /** When it was made; absent: now. */
  readonly made?: FieldFacts<unknown>['made'] | undefined;
  /** How it is sent; absent: quietly, with some patience. */
  readonly send?: ((input: InputOf<E>) => Promise<OutputOf<E>>) | undefined;
}

/**
 * @param kind under which what waits is listed (`useUnsent`, `UnsentList`)
 * @param client_ref the name of one that was kept before and is made anew; absent: a new one
 */
export function useFieldAction({ kind, client_ref }: { kind: string; client_ref?: string | undefined }) {
  /** The same name at each try, until it is answered or waits. */
  const ref = useRef<string>(undefined);
  ref.current ??= client_ref ?? newRef();

  /** @returns the answer; null: it waits on this device @throws ApiError where it is refused; NotKept where it neither arrives nor can wait */
  return async function run<E extends Endpoint>(endpoint: E, input: Rest<E>, { made = momentNow(), send, ...how }: How<E>): Promise<OutputOf<E> | null> {
    const named = { ...input, client_ref: ref.current } as InputOf<E> & { readonly client_ref: string };
    const facts = { ...how, kind, made };
    const answer = await sendFieldAction(endpoint, named, facts, send ?? ((values) => call(endpoint, values, { quiet: true, timeout: PATIENCE_MS })));
    ref.current = newRef();
    return answer;
  };
}
