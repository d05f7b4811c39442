import { useActionCheck, type Need } from '../../viewer.tsx';

/** An action of a menu or bar that stands for a right. */
export interface Needing {
  /** The right that it takes: it is left out for who lacks it, and disabled with the reason while it has to wait. */
  readonly needs?: Need | undefined;
  readonly disabled?: boolean | undefined;
  /** Why it is disabled. */
  readonly reason?: string | undefined;
}

/** Actions as they stand for this viewer: those without the right are gone, those that wait say what for. */
export function useAllowedActions(): <A extends Needing>(actions: readonly A[]) => A[] {
  const evaluate = useActionCheck();
  return (actions) =>
    actions.flatMap((action) => {
      if (!action.needs) return [action];
      const { allowed, disabled, reason } = evaluate(action.needs);
      if (!allowed) return [];
      return disabled ? [{ ...action, disabled, reason }] : [action];
    });
}
