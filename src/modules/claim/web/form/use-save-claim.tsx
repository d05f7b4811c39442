/**
 * Saves what was typed: now, or, where nothing answers, later from this device. What somebody changed meanwhile (in another tab)
 * is told; one takes that, or saves one's own again.
 */
import { useState, type ReactNode } from 'react';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { ApiError, call } from '#platform/web/call/call.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { isUnanswered, UNANSWERED } from '#platform/web/queued-calls.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { RecordConflict } from '#platform/web/register/record-conflict.tsx';
import { openPopup, openToast } from '#platform/web/ui/feedback/feedback.ts';
import { newRef } from '#platform/web/unsent/new-ref.ts';
import { keepUnsent } from '#platform/web/unsent/send-unsent.ts';
import { dropUnsent, type UnsentCall } from '#platform/web/unsent/unsent.store.ts';
import { createClaim, showOwnClaim, updateClaim } from '../../contract/claim.endpoints.ts';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import { CLAIM_READS } from '../claim-reads.ts';
import { FORM } from './form.messages.ts';

type Typed = InputOf<typeof createClaim>;
const CHANGED = 409;
const versionOf = ({ id, status, updated_at }: ClaimDetail) => ({ id, status, updated_at });

/**
 * @param draft what is changed; null: a new claim @param kept what was typed before and could not be sent
 * @returns how it is saved, and what tells of a change by somebody else, given how the form takes that over
 */
export function useSaveClaim(draft: ClaimDetail | null, queued: UnsentCall | undefined) {
  const t = useT(FORM);
  const options = { invalidates: CLAIM_READS, quiet: [...UNANSWERED, CHANGED] };
  const creating = useWrite(createClaim, options);
  const updating = useWrite(updateClaim, options);
  const [seen, setSeen] = useState(draft);
  const [theirs, setTheirs] = useState<ClaimDetail | null>(null);
  // The same name at each try: it is saved once, whichever of them arrives.
  const [client_ref] = useState(() => (queued && !draft ? (queued.values['client_ref'] as string) : newRef()));

  async function later(typed: Typed, tried: boolean): Promise<void> {
    const facts = { kind: 'claim', wording: typed.title };
    try {
      if (seen) await keepUnsent(updateClaim, { ...typed, ...versionOf(seen), client_ref }, facts, tried);
      else await keepUnsent(createClaim, { ...typed, client_ref }, facts, tried);
    } catch {
      // The form stays as it is.
      openPopup({ kind: 'error', message: t('notKept') });
      throw new ApiError(0, t('notKept'));
    }
    openToast({ kind: 'info', message: t('later') });
  }

  async function now(typed: Typed): Promise<void> {
    try {
      await (seen ? updating.run({ ...typed, ...versionOf(seen), client_ref }) : creating.run({ ...typed, client_ref }));
    } catch (error) {
      if (error instanceof ApiError && error.status === CHANGED && seen) setTheirs((await call(showOwnClaim, { id: seen.id })).data);
      if (!(error instanceof ApiError) || !isUnanswered(error)) throw error;
      await later(typed, true);
    }
  }

  async function save(typed: Typed): Promise<void> {
    await (navigator.onLine ? now(typed) : later(typed, false));
    if (queued) await dropUnsent(queued.id);
  }

  const conflict = (take: (theirs: ClaimDetail) => void): ReactNode => {
    if (!theirs) return null;
    const choose = (takes: boolean) => {
      setSeen(theirs);
      setTheirs(null);
      if (takes) take(theirs);
    };
    return <RecordConflict wording={t('changed')} fields={[]} onChoose={theirs.status === 'Draft' ? choose : null} />;
  };
  return { save, conflict };
}
