import type { ReactNode } from 'react';
import { Skeletons, type SkeletonShape } from './skeletons.tsx';
import { ErrorState } from './states.tsx';

export interface LoadedProps {
  /** Of the read: why it failed, and how it is asked again. */
  readonly error: Error | null | undefined;
  readonly refetch: () => unknown;
  /** What comes, for what stands there until then. */
  readonly shape?: SkeletonShape | undefined;
  readonly count?: number | undefined;
  /** Nothing yet: it loads. */
  readonly children?: ReactNode;
}

/** What a read brings: why it failed, placeholders in its shape, or itself. */
export function Loaded({ error, refetch, shape, count, children }: LoadedProps) {
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return children || <Skeletons {...(shape && { shape })} {...(count !== undefined && { count })} />;
}
