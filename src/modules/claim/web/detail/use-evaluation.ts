/** Judges items of a claim. What is wrong with one stands at its field; what is wrong otherwise is told by the global handler. */
import { useRef, useState } from 'react';
import { ApiError } from '#platform/web/call/api-error.ts';
import { useInvalidate, useWrite } from '#platform/web/call/use-endpoint.ts';
import { openPopup } from '#platform/web/feedback.ts';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import { checkItems } from '../../contract/manage-claim.endpoints.ts';
import { CLAIM_READS } from '../claim-reads.ts';
import type { Faults, Verdict } from './evaluation.tsx';

const REFUSED = 422;

/** By the fields of the item that was judged alone; null: it is about something else. */
function faultsOf({ errors }: ApiError, verdicts: readonly Verdict[]): Faults | null {
  const [first] = verdicts;
  const at = (field: string) => errors[`items.0.${field}`]?.[0];
  const [approved_amount, check_remark] = [at('approved_amount'), at('check_remark')];
  return first && verdicts.length === 1 && (approved_amount || check_remark)
    ? { of: first.id, check_status: first.check_status, approved_amount, check_remark }
    : null;
}

export function useEvaluation(claim: ClaimDetail) {
  const { run, busy } = useWrite(checkItems, { invalidates: CLAIM_READS, quiet: [REFUSED] });
  const invalidate = useInvalidate();
  // The answer of the last judgement may be newer than what the drawer has fetched.
  const [answered, setAnswered] = useState(claim);
  const [faults, setFaults] = useState<Faults | null>(null);
  // The buttons are off a moment after they were pressed: until then a second press is of the same hand.
  const isUnderway = useRef(false);
  /** @returns the claim after it; null: it was refused, or one is under way */
  async function evaluate(verdicts: readonly Verdict[]): Promise<ClaimDetail | null> {
    if (isUnderway.current) return null;
    isUnderway.current = true;
    const { updated_at } = answered.updated_at > claim.updated_at ? answered : claim;
    try {
      const { data } = await run({ id: claim.id, status: claim.status, updated_at, items: [...verdicts] });
      setFaults(null);
      setAnswered(data);
      return data;
    } catch (error) {
      const found = error instanceof ApiError ? faultsOf(error, verdicts) : null;
      setFaults(found);
      if (error instanceof ApiError && error.status === REFUSED && !found) openPopup({ kind: 'error', message: error.words });
      // Somebody may have been faster.
      if (!found) void invalidate(...CLAIM_READS);
      return null;
    } finally {
      isUnderway.current = false;
    }
  }
  return { evaluate, busy, faults };
}
