/** A call that one may take back: held for ten seconds like a decision, then sent. */
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { ApiError, call, selectedCompany } from './call/call.ts';
import { openPopup } from './ui/feedback/feedback.ts';
import { holdDecision, type Decision } from './undo-queue.ts';

/** No answer, or a server that asks to come back. */
const LATER = new Set([0, 429, 502, 503, 504]);

interface HeldCall extends Pick<Decision, 'keys' | 'says'> {
  /** When it was answered, whatever the answer. */
  readonly onSent: () => Promise<unknown>;
}

/** In the name of the company that is selected now. A refusal is told. Answers false where one of its records waits for something already. */
export function holdCall<E extends Endpoint>(endpoint: E, input: InputOf<E>, { keys, says, onSent }: HeldCall): boolean {
  const company = selectedCompany();
  const values = { ...(input as object), ...(company !== null && { company_id: company }) } as InputOf<E>;
  const send = async (leaving: boolean) => {
    try {
      await call(endpoint, values, { quiet: true, keepalive: leaving });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (LATER.has(error.status)) return false;
      openPopup({ kind: 'error', message: `${says}: ${Object.values(error.errors).flat().join(' ') || error.message}`, closesAfter: null });
    }
    const renewed = onSent();
    if (!leaving) await renewed;
    return true;
  };
  return holdDecision({ keys, says, send });
}
