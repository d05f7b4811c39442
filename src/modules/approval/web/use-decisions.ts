/** What may be decided about the records of a list or a detail, by the table of their moves. */
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { Move, Workflow } from '#platform/contract/workflow/workflow.ts';
import { call } from '#platform/web/call/call.ts';
import { invalidate, type Stale } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT, type Label } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import type { BulkAction, RowAction } from '#platform/web/ui/list/list-types.ts';
import { useUndo } from '#platform/web/undo/undo-action.ts';
import type { DecisionResults } from '../contract/approval.schema.ts';
import { decisionsIn } from '../contract/decision.policy.ts';
import { DECISIONS } from './decisions.messages.ts';
import { keyOf, useDefer, type Request } from './use-defer.ts';

export interface Decidable {
  readonly id: number;
  readonly status: string;
  /** The version that is seen. */
  readonly updated_at: string;
  /** By action; `approve_all`: an approval that stands for the levels that are left too. */
  readonly can: Readonly<Record<string, boolean>>;
}

export interface DecisionCalls<Row> {
  /** By action, in the order of a row's menu; each takes `id`, `status`, `remark` and what `seen` adds. */
  readonly calls: Readonly<Record<string, Endpoint>>;
  /** Takes `ids`, `action` and `remark`. */
  readonly many?: Endpoint<z.ZodType, z.ZodType<{ readonly data: DecisionResults }>>;
  /** What is stale after a decision. */
  readonly stale: Stale;
  /** Its number. */
  readonly name: (row: Row) => string;
  /** `{action} leave {name}?`, and `{action} {n} leaves?` */
  readonly asks: Text;
  readonly asksMany?: Text;
  /** What the question says besides. */
  readonly message?: (action: string, row: Row) => Label | undefined;
  /** What was seen of the record beside its status. */
  readonly seen?: (action: string, row: Row) => object;
  /** Actions that open a form of their own instead of the question. */
  readonly forms?: Readonly<Record<string, (row: Row) => void>>;
  /** What a button says, where the bare action could be taken for another one beside it. */
  readonly labels?: Readonly<Record<string, Text>>;
  readonly onDone?: (() => void) | undefined;
}

const iconOf = ({ danger }: Move<string>) => (danger ? 'close' : 'check');

export function useDecisions<Row extends Decidable>(workflow: Workflow<string, string>, given: DecisionCalls<Row>) {
  const { calls, many, stale, name, asks, asksMany = asks, message, seen, forms = {}, labels = {}, onDone } = given;
  const client = useQueryClient();
  const t = useT(DECISIONS);
  const say = useSay();
  const confirm = useConfirm();
  const undo = useUndo();
  const lockRequests = useDefer();
  const keyOfRow = ({ id }: Row) => keyOf({ type: workflow.subject, id });
  const isDeferred = (row: Row) => undo(keyOfRow(row)) !== undefined;
  const actions = Object.keys(calls).map((key) => ({ key, move: workflow.moves[key] as Move<string> }));
  const buttonsOf = (key: string) => {
    const { danger, label } = workflow.moves[key] as Move<string>;
    return { danger, verb: labels[key] ?? label, ...(danger && { stays: DECISIONS.goBack }) };
  };
  const questionOf = (key: string, row: Row) => say(asks, { action: say((workflow.moves[key] as Move<string>).label), name: name(row) });

  async function send<Answer extends z.ZodType>(endpoint: Endpoint<z.ZodType, Answer>, input: object, quiet = false): Promise<z.output<Answer>> {
    try {
      const answer = await call(endpoint, input, { quiet });
      onDone?.();
      return answer;
    } finally {
      // A refused one, too: somebody may have been faster.
      void invalidate(client, stale);
    }
  }

  async function decide(key: string, { remark }: Move<string>, row: Row): Promise<void> {
    const { id, status } = row;
    const question = { title: questionOf(key, row), message: message?.(key, row), remark: remark ? true : ('optional' as const), ...buttonsOf(key) };
    const answer = await confirm(question);
    // A refusal has been told by the global handler.
    if (answer) await send(calls[key] as Endpoint, { id, status, ...seen?.(key, row), remark: answer.remark }).catch(() => undefined);
  }

  /** What this record allows this person, or the way back from what is held. */
  const rowActions = (row: Row): RowAction[] =>
    undo(keyOfRow(row)) ??
    actions
      .filter(({ key }) => row.can[key])
      .map(({ key, move }) => ({
        key,
        label: row.can[`${key}_all`] ? t('all', { action: say(move.label) }) : (labels[key] ?? move.label),
        icon: iconOf(move),
        danger: move.danger,
        onClick: () => (forms[key] ? forms[key](row) : decide(key, move, row)),
      }));

  /** The same for every chosen record in one call, with a result for each. */
  const bulk = many
    ? actions.map(({ key, move: { label, danger, remark: strict }, move }): BulkAction<Row> => ({
        key,
        label: labels[key] ?? label,
        icon: iconOf(move),
        danger,
        may: (row) => row.can[key] === true && !isDeferred(row),
        confirm: (rows) => ({ title: say(asksMany, { action: say(label), n: rows.length }), remark: strict ? true : 'optional', ...buttonsOf(key) }),
        runAll: async (rows, { remark }) => (await send(many, { ids: rows.map(({ id }) => id), action: key, remark }, true)).data.results,
      }))
    : [];

  const requestOf = (row: Row): Request => ({
    type: workflow.subject,
    id: row.id,
    title: name(row),
    status: row.status,
    version: row.updated_at,
    actions: decisionsIn(workflow, (key) => row.can[key] === true),
  });

  /** Holds a decision for ten seconds. Answers whether it was made. */
  const defer = async (key: string, row: Row) => (await lockRequests([requestOf(row)], key, { asks: questionOf(key, row) })).length > 0;

  return { type: workflow.subject, rowActions, bulk, hold: defer, isDeferred, requestOf };
}
export type Decisions<Row extends Decidable> = ReturnType<typeof useDecisions<Row>>;
