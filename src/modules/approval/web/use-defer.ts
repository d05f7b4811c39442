/** Decides requests of any kind: a decision is held for ten seconds before it is sent. */
import { useQueryClient } from '@tanstack/react-query';
import { markStale } from '#platform/web/call/query-client.ts';
import { deferCall } from '#platform/web/hold-call.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { decideApprovals } from '../contract/approval.endpoints.ts';
import type { ApprovalItem } from '../contract/approval.schema.ts';
import { INBOX } from './inbox.messages.ts';
import { notifyOutcomes } from './outcomes.ts';

/** A request as far as it is decided: what is seen of it, and what may be done. */
export interface Request extends Pick<ApprovalItem, 'type' | 'id' | 'title' | 'status' | 'version' | 'actions'> {
  readonly person?: Pick<ApprovalItem['person'], 'name'>;
}

export const keyOf = ({ type, id }: Pick<Request, 'type' | 'id'>) => `${type} ${id}`;
export const actionOf = ({ actions }: Pick<Request, 'actions'>, key: string) => actions.find((action) => action.key === key);
const nameOf = ({ title, person }: Request) => (person ? `${title} · ${person.name}` : title);

export interface DeferMore {
  /** The question, where it has words of its own. */
  readonly asks?: string;
  /** Asked already, and given. */
  readonly remark?: string;
  /** None of them was refused. */
  readonly onAnswered?: () => void;
}

/**
 * Holds one action about those of the requests that allow it, asking for the remark first where one is required.
 * @returns which were decided
 */
export function useDefer(): <R extends Request>(requests: readonly R[], key: string, more?: DeferMore) => Promise<readonly R[]> {
  const client = useQueryClient();
  const t = useT(INBOX);
  const say = useSay();
  const confirm = useConfirm();
  return async (requests, key, { asks, remark, onAnswered } = {}) => {
    const chosen = requests.filter((request) => actionOf(request, key));
    const [first] = chosen;
    const action = first && actionOf(first, key);
    if (!action) return [];
    const what = chosen.length === 1 ? nameOf(first) : t('requests', { n: chosen.length });
    const question = {
      title: asks ?? `${say(action.label)}: ${what}`,
      remark: true,
      ...(action.danger && { danger: true, verb: action.label, stays: INBOX.goBack }),
    };
    const answer = remark !== undefined ? { remark } : action.remark ? await confirm(question) : { remark: '' };
    if (!answer) return [];
    const notify = (why: (key: string) => string | null | undefined) =>
      notifyOutcomes(
        chosen.map((request) => {
          const [id, message] = [keyOf(request), why(keyOf(request))];
          return { id, name: nameOf(request), ok: !message, message };
        }),
      );
    const items = chosen.map(({ type, id, status, version }) => ({ type, id, status, version }));
    const isDeferred = deferCall(
      decideApprovals,
      { items, action: key, remark: answer.remark },
      {
        keys: chosen.map(keyOf),
        wording: `${say(action.done)}: ${what}`,
        action: key,
        onAnswer: ({ data }) => {
          const refusals = new Map(data.results.map((result) => [keyOf(result), result.message]));
          notify((each) => refusals.get(each));
          if (![...refusals.values()].some(Boolean)) onAnswered?.();
        },
        onRefusal: (why) => notify(() => why),
        // A decision may change whatever is on the screen; a row stays marked until its list has heard of it.
        onSent: () => markStale(client),
      },
    );
    return isDeferred ? chosen : [];
  };
}
