/** A call that one may take back: held for ten seconds, then sent. The only way in which anything is held. */
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { ApiError, call, selectedCompany } from './call/call.ts';
import type { Values } from './call/request.ts';
import { isUnanswered, keepCall } from './queued-calls.ts';
import { deferDecision, type Decision } from './undo/undo-queue.ts';

interface DeferredCall<E extends Endpoint> extends Pick<Decision, 'keys' | 'wording' | 'action'> {
  readonly onAnswer?: (answer: OutputOf<E>) => void;
  /** Tells why it was refused. */
  readonly onRefusal: (why: string) => void;
  /** When it was answered, whatever the answer. */
  readonly onSent: () => Promise<unknown>;
}

/** It is held anew, so the copy goes; a hidden page may be going away for good, and leaves the copy behind. */
function whenSeen(forget: () => void): void {
  if (document.visibilityState === 'visible') forget();
  else document.addEventListener('visibilitychange', forget, { once: true });
}

/** In the name of the company that is selected now. Answers false where one of its records waits for something already. */
export function deferCall<E extends Endpoint>(endpoint: E, input: InputOf<E>, { onAnswer, onRefusal, onSent, ...decision }: DeferredCall<E>): boolean {
  const company = selectedCompany();
  const values = { ...(input as object), ...(company !== null && { company_id: company }) } as InputOf<E>;
  const { method, path } = endpoint;
  const send = async (leaving: boolean) => {
    const forget = keepCall({ method, path, values: values as object as Values, wording: decision.wording });
    try {
      const answer = await call(endpoint, values, { quiet: true, keepalive: leaving });
      forget();
      onAnswer?.(answer);
    } catch (error) {
      const unanswered = isUnanswered(error);
      if (unanswered) whenSeen(forget);
      else forget();
      if (!(error instanceof ApiError)) throw error;
      if (unanswered) return false;
      onRefusal(error.words);
    }
    const renewed = onSent();
    if (!leaving) await renewed;
    return true;
  };
  return deferDecision({ ...decision, send });
}
