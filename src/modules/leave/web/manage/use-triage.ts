/** Deciding one leave after the other with the keyboard, while one of them is open. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call, selectedCompany } from '#platform/web/call/call.ts';
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { openPopup } from '#platform/web/ui/feedback/feedback.ts';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { standsAlone } from '#platform/web/ui/drawer/use-top-layer.ts';
import type { LeaveDetail, LeaveRow } from '../../contract/leave.schema.ts';
import { approveLeave, rejectLeave, reviewLeave } from '../../contract/manage-leave.endpoints.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { holdDecision, undoDecision, useHeld, type HeldDecision, type HeldLeave, type Send } from './held-decisions.ts';
import { MANAGE } from './manage.messages.ts';

const ENDPOINTS = { review: reviewLeave, approve: approveLeave, reject: rejectLeave } as const;
const KEYS: Readonly<Record<string, HeldDecision['decision']>> = { a: 'approve', r: 'review', d: 'reject' };

/** Sends a held decision; what the server refuses is told with the number of the leave. */
function useSend(): Send {
  const client = useQueryClient();
  return async ({ id, number, decision, status, remark, company_id }, leaving) => {
    const input = { id, status, remark, ...(company_id !== null && { company_id }) };
    try {
      await call(ENDPOINTS[decision], input, { quiet: true, keepalive: leaving });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) return false;
      openPopup({ kind: 'error', message: `${number}: ${Object.values(error.errors).flat().join(' ') || error.message}` });
    }
    void invalidate(client, LEAVE_READS);
    return true;
  };
}

/** Holds a decision about a leave, asking for the reason of a rejection first. Answers whether it was made. */
function useHold() {
  const t = useT(MANAGE);
  const confirm = useConfirm();
  const send = useSend();
  return async (leave: LeaveDetail, decision: HeldDecision['decision']): Promise<boolean> => {
    if (!leave.can[decision]) return false;
    const { id, number, status } = leave;
    const asked = { title: t('rejectTitle', { number }), remark: true, danger: true } as const;
    const answer = decision === 'reject' ? await confirm(asked) : { remark: '' };
    if (!answer) return false;
    holdDecision({ id, number, status, decision, remark: answer.remark, company_id: selectedCompany() }, `${t(`${decision}Held`)} ${number}`, send);
    return true;
  };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

export interface Triage {
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
  /** The decision that waits to be sent for the open leave. */
  readonly held: HeldLeave | undefined;
}

const NO_ROWS: readonly LeaveRow[] = [];

/**
 * @param id the open leave @param leave undefined while it loads
 * @param list the rows behind it; a leave with a held decision is passed over. Without a list no key does anything.
 */
export function useTriage(id: number, leave: LeaveDetail | undefined, list: readonly LeaveRow[] | undefined, close: () => void): Triage {
  const rows = list ?? NO_ROWS;
  const held = useHeld();
  const hold = useHold();
  const found = rows.findIndex((row) => row.id === id);
  // A decided leave is gone from the list: its place is where one goes on.
  const [place, setPlace] = useState(found);
  if (found !== -1 && found !== place) setPlace(found);
  const at = found === -1 ? place - 0.5 : found;
  const waits = (row: LeaveRow) => row.id !== id && !held.some((each) => each.id === row.id);
  const after = rows.find((row, index) => index > at && waits(row));
  const before = rows.findLast((row, index) => index < at && waits(row));
  const go = (row: LeaveRow | undefined) => (row ? () => openDetail(row.id) : undefined);
  const onKey = async (event: KeyboardEvent) => {
    if (!list || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !standsAlone()) return;
    const key = event.key.toLowerCase();
    if (key === 'j') go(after)?.();
    else if (key === 'k') go(before)?.();
    else if (key === 'u') {
      const undone = undoDecision();
      if (undone) openDetail(undone.id);
    } else {
      const decision = KEYS[key];
      if (!decision || !leave || held.some((each) => each.id === leave.id)) return;
      if (await hold(leave, decision)) (go(after ?? before) ?? close)();
    }
  };
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void latest.current(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return { next: go(after), previous: go(before), held: held.find((each) => each.id === id) };
}
