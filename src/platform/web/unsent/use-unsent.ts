import { useEffect, useEffectEvent, useState } from 'react';
import { selectedCompany } from '../call/call.ts';
import { sendUnsent } from './send-unsent.ts';
import { answers, onUnsent, unsentOf, type UnsentCall } from './unsent.store.ts';

/** Milliseconds between two tries while something waits: a server that was away tells nobody that it is back. */
const AGAIN_MS = 15_000;

/** Sends what this person left, for as long as the portal is open. @param onSent something was answered, to this tab or another */
export function useSendUnsent(person: number, onSent: () => unknown): void {
  const onSettled = useEffectEvent(onSent);
  useEffect(() => answers.listen(() => onSettled()), []);
  useEffect(() => {
    const run = () => void sendUnsent(person);
    const timer = setInterval(run, AGAIN_MS);
    window.addEventListener('online', run);
    run();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', run);
    };
  }, [person]);
}

/** What this person has not sent yet of a kind, in the company on the screen. What a page sends at this moment is not shown. */
export function useUnsent(person: number, kind: string): readonly UnsentCall[] {
  const [calls, setCalls] = useState<readonly UnsentCall[]>([]);
  const company = selectedCompany();
  useEffect(() => {
    let current = true;
    const read = async () => {
      const all = await unsentOf(person);
      if (current) setCalls(all.filter((call) => call.kind === kind && call.company === company && call.state !== 'sending'));
    };
    void read();
    const stop = onUnsent(() => void read());
    return () => {
      current = false;
      stop();
    };
  }, [person, kind, company]);
  return calls;
}
