/** Decides requests of the inbox: each decision is held for ten seconds before it is sent. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, call, selectedCompany } from '#platform/web/call/call.ts';
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { holdDecision } from '#platform/web/undo-queue.ts';
import { decideApprovals, listApprovals } from '../contract/approval.endpoints.ts';
import type { ApprovalItem } from '../contract/approval.schema.ts';
import { INBOX } from './inbox.messages.ts';
import { tellOutcomes } from './outcomes.ts';

export const keyOf = ({ type, id }: Pick<ApprovalItem, 'type' | 'id'>) => `${type} ${id}`;
export const actionOf = ({ actions }: ApprovalItem, key: string) => actions.find((action) => action.key === key);

interface Sending {
  readonly items: readonly ApprovalItem[];
  readonly action: string;
  readonly remark: string;
  /** The company it belongs to, whatever is selected when it is sent. */
  readonly company: number | null;
}

/** No answer, or a server that asks to come back. */
const LATER = new Set([0, 429, 502, 503, 504]);

async function send(client: QueryClient, { items, action, remark, company }: Sending, leaving: boolean): Promise<boolean> {
  const input = { items: items.map(({ type, id, status }) => ({ type, id, status })), action, remark, ...(company !== null && { company_id: company }) };
  const refusals = new Map<string, string>();
  try {
    const { data } = await call(decideApprovals, input, { quiet: true, keepalive: leaving });
    for (const result of data.results) if (!result.ok) refusals.set(keyOf(result), result.message ?? '');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (LATER.has(error.status)) return false;
    for (const item of items) refusals.set(keyOf(item), Object.values(error.errors).flat().join(' ') || error.message);
  }
  tellOutcomes(items.map((item) => ({ key: keyOf(item), name: `${item.title} · ${item.person.name}`, refusal: refusals.get(keyOf(item)) ?? null })));
  // A decision may change whatever is on the screen; the row stays marked until the inbox no longer holds it.
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== listApprovals.name });
  const renewed = invalidate(client, [listApprovals]);
  if (!leaving) await renewed;
  return true;
}

/** Holds one action about those of the items that allow it, asking for the remark first where one is required. Answers which were decided. */
export function useDecide(): (items: readonly ApprovalItem[], key: string) => Promise<readonly ApprovalItem[]> {
  const client = useQueryClient();
  const t = useT(INBOX);
  const say = useSay();
  const confirm = useConfirm();
  return async (items, key) => {
    const chosen = items.filter((item) => actionOf(item, key));
    const [first] = chosen;
    const action = first && actionOf(first, key);
    if (!action) return [];
    const what = chosen.length === 1 ? `${first.title} · ${first.person.name}` : t('requests', { n: chosen.length });
    const question = { title: `${say(action.label)}: ${what}`, remark: true, danger: action.danger };
    const answer = action.remark ? await confirm(question) : { remark: '' };
    if (!answer) return [];
    const sending = { items: chosen, action: key, remark: answer.remark, company: selectedCompany() };
    const held = holdDecision({
      keys: chosen.map(keyOf),
      says: `${say(action.done)}: ${what}`,
      action: key,
      send: (leaving) => send(client, sending, leaving),
    });
    return held ? chosen : [];
  };
}
