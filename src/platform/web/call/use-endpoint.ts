/** Endpoints as React state: reads are cached by endpoint, input and company; writes say what they make stale. */
import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import type { ApiError } from './api-error.ts';
import { call, selectedCompany } from './call.ts';
import { callOrLast } from './cached-answers.ts';
import { atLeast } from './min-delay.ts';
import { markStale } from './query-client.ts';
import { rememberFocus } from '../focus-return.ts';

/** The cache key of a read. `[name]` alone matches every input. */
export const keyOf = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => [endpoint.name, input ?? {}, selectedCompany()] as const;

export interface ReadOptions {
  /** false: do not ask yet (an id is still missing). */
  readonly enabled?: boolean | undefined;
  /** Keep showing the former answer while a new input loads. Default true. */
  readonly keepPrevious?: boolean | undefined;
  /** Last at least 200 ms, so that skeletons do not flicker. Default true. */
  readonly minDelay?: boolean | undefined;
  /** Milliseconds for which an answer counts as fresh. */
  readonly staleTime?: number | undefined;
  readonly refetchInterval?: number | false | undefined;
  /** The caller shows the error itself. */
  readonly quiet?: boolean | undefined;
  /** Kept on this device, for when nothing answers. */
  readonly kept?: boolean | undefined;
}

/** Reads an endpoint. `data` is the whole answer (`{data}`, `{data, meta}`). */
export function useEndpoint<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: ReadOptions = {}): UseQueryResult<OutputOf<E>, ApiError> {
  const { enabled = true, keepPrevious = true, minDelay = true, staleTime, refetchInterval, quiet, kept: cached = false } = options;
  const result = useQuery<OutputOf<E>, ApiError>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => {
      const work = (cached ? callOrLast : call)(endpoint, input, { signal, quiet });
      return minDelay ? atLeast(work) : work;
    },
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    // What was read on the device is asked for as soon as there is a network.
    ...(cached && { refetchOnReconnect: 'always' as const }),
    ...(staleTime !== undefined && { staleTime }),
    ...(refetchInterval !== undefined && { refetchInterval }),
  });
  return useDrawnInSteps(result);
}

const PENDING = {
  data: { value: undefined },
  error: { value: null },
  isPending: { value: true },
  isFetching: { value: true },
  isSuccess: { value: false },
  isError: { value: false },
};

/**
 * The first answer of a read is drawn in turns of a few milliseconds, with what waits for it on the screen meanwhile: what a cache says is
 * otherwise drawn in one piece, and rows of a list are long on a slow phone.
 */
function useDrawnInSteps<T>(result: UseQueryResult<T, ApiError>): UseQueryResult<T, ApiError> {
  const known = !result.isPending;
  const drawn = useDeferredValue(known);
  return known && !drawn ? (Object.create(result, PENDING) as UseQueryResult<T, ApiError>) : result;
}

export type Stale = readonly (Endpoint | string)[];
const nameOf = (target: Endpoint | string) => (typeof target === 'string' ? target : target.name);

/** Marks all cached answers of these endpoints as stale; those on the screen load again. */
export async function invalidate(client: QueryClient, targets: Stale): Promise<void> {
  await Promise.all(targets.map((target) => markStale(client, { queryKey: [nameOf(target)] })));
}

export function useInvalidate(): (...targets: Stale) => Promise<void> {
  const client = useQueryClient();
  return useCallback((...targets: Stale) => invalidate(client, targets), [client]);
}

export interface WriteOptions<E extends Endpoint> {
  /** After a success, when the stale lists are marked. */
  readonly onDone?: ((answer: OutputOf<E>, input: InputOf<E>) => void | Promise<void>) | undefined;
  readonly invalidates?: Stale | undefined;
  /** Neither error nor success popup; the caller shows them. Statuses: those errors alone. */
  readonly quiet?: boolean | readonly number[] | undefined;
}

export interface Write<E extends Endpoint> {
  /** Sends; rejects with ApiError, which the global handler has shown by then (unless quiet). */
  readonly run: (input: InputOf<E>) => Promise<OutputOf<E>>;
  readonly busy: boolean;
  readonly error: ApiError | null;
}

export function useWrite<E extends Endpoint>(endpoint: E, options: WriteOptions<E> = {}): Write<E> {
  const client = useQueryClient();
  const giveBack = useRef<() => void>(null);
  const { mutateAsync, isPending, error } = useMutation<OutputOf<E>, ApiError, InputOf<E>>({
    onMutate: () => void (giveBack.current = rememberFocus()),
    mutationFn: (input) => call(endpoint, input, { quiet: options.quiet }),
    onSuccess: async (answer, input) => {
      // Not awaited: a form closes at once while the list behind it loads again.
      void invalidate(client, options.invalidates ?? []);
      await options.onDone?.(answer, input);
    },
  });
  // A button that waits is disabled, and browsers take the focus from it: it has it back once it may be pressed again.
  useEffect(() => {
    if (!isPending) giveBack.current?.();
  }, [isPending]);
  return { run: mutateAsync, busy: isPending, error };
}
