import { useState } from 'react';
import { ApiError } from '#platform/web/call/call.ts';

/** Something that is sent by a button: whether it is under way, and why it was refused. */
export function useAttempt() {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.words);
    } finally {
      setBusy(false);
    }
  }
  return { attempt, busy, problem, setProblem };
}
