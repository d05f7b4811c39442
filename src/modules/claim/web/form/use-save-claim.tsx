/**
 * Saves what was typed: now, or, where nothing answers, later from this device. What somebody changed meanwhile (in another tab)
 * is told; one takes that, or saves one's own again.
 */
import { useState, type ReactNode } from 'react';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { ApiError, call } from '#platform/web/call/call.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { NotKept } from '#platform/web/field/send-field-action.ts';
import { useFieldAction } from '#platform/web/field/use-field-action.ts';
import { UNANSWERED } from '#platform/web/queued-calls.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { RecordConflict } from '#platform/web/register/record-conflict.tsx';
import { openPopup, openToast } from '#platform/web/feedback.ts';
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
  // A new claim that is changed before it was sent goes by the name that it has.
  const act = useFieldAction({ kind: 'claim', client_ref: queued && !draft ? (queued.values['client_ref'] as string) : undefined });

  const send = (typed: Typed) => {
    const wording = typed.title;
    return seen
      ? act(updateClaim, { ...typed, ...versionOf(seen) }, { wording, send: updating.run })
      : act(createClaim, typed, { wording, send: creating.run });
  };

  async function save(typed: Typed): Promise<void> {
    try {
      if ((await send(typed)) === null) openToast({ kind: 'info', message: t('later') });
    } catch (error) {
      if (error instanceof NotKept) {
        // The form stays as it is.
        openPopup({ kind: 'error', message: t('notKept') });
        throw new ApiError(0, t('notKept'));
      }
      if (error instanceof ApiError && error.status === CHANGED && seen) setTheirs((await call(showOwnClaim, { id: seen.id })).data);
      throw error;
    }
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
