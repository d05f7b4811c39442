/** A call that one may take back: held for ten seconds, then sent. The only way in which anything is held. */
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { ApiError, call, selectedCompany } from './call/call.ts';
import { holdDecision, type Decision } from './undo-queue.ts';

/** No answer, or a server that asks to come back. */
const LATER = new Set([0, 429, 502, 503, 504]);

interface HeldCall<E extends Endpoint> extends Pick<Decision, 'keys' | 'says' | 'action'> {
  readonly onAnswer?: (answer: OutputOf<E>) => void;
  /** Tells why it was refused. */
  readonly onRefusal: (why: string) => void;
  /** When it was answered, whatever the answer. */
  readonly onSent: () => Promise<unknown>;
}

/** In the name of the company that is selected now. Answers false where one of its records waits for something already. */
export function holdCall<E extends Endpoint>(endpoint: E, input: InputOf<E>, { onAnswer, onRefusal, onSent, ...decision }: HeldCall<E>): boolean {
  const company = selectedCompany();
  const values = { ...(input as object), ...(company !== null && { company_id: company }) } as InputOf<E>;
  const send = async (leaving: boolean) => {
    try {
      const answer = await call(endpoint, values, { quiet: true, keepalive: leaving });
      onAnswer?.(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (LATER.has(error.status)) return false;
      onRefusal(error.words);
    }
    const renewed = onSent();
    if (!leaving) await renewed;
    return true;
  };
  return holdDecision({ ...decision, send });
}
