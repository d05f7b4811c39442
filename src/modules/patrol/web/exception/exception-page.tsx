/** What the office decides about: scans that are late or odd, and points that nobody scanned. */
import { useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { useInvalidate, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import type { BulkAction } from '#platform/web/ui/list/list-types.ts';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { EXCEPTION_QUEUES } from '../../contract/operation/clocking.endpoints.ts';
import { decideExceptions, EXCEPTION_KINDS, listExceptions, type ExceptionRow } from '../../contract/operation/exception.endpoints.ts';
import { SCAN_DECISIONS } from '../../contract/round/round.schema.ts';
import { DECISION_NAMES } from '../../contract/round/round-words.ts';
import { findSites } from '../find-choices.ts';
import { DECIDE_VERBS, QUEUE_NAMES } from '../clocking/clocking.messages.ts';
import { EXCEPTION as W, KIND_NAMES } from './exception.messages.ts';
import { unknownTagActions, type UnknownTagRow } from '../site/unknown-tag.ts';
import { OPERATION_READS } from '../operation-reads.ts';

type Decision = (typeof SCAN_DECISIONS)[number];
const NEEDS = { page: '/patrol/ops/exception', action: 'Update', call: decideExceptions } as const;
const MAX_REASON = 500;
const UnknownTag = lazyDrawer(async () => (await import('../site/unknown-tag-form.tsx')).UnknownTagForm, { title: ({ tag }) => tag, size: 680 });

export function Page() {
  const t = useT(W);
  const say = useSay();
  const confirm = useConfirm();
  const [unknown, setUnknown] = useState<UnknownTagRow | null>(null);
  const invalidate = useInvalidate();
  const { run } = useWrite(decideExceptions, { invalidates: OPERATION_READS });
  const nameOf = ({ checkpoint, tag_uid }: ExceptionRow) => checkpoint ?? t('unknown', { tag: tag_uid ?? '' });
  const asked = (title: string, decision: Decision) => ({ title, message: W.hint, remark: true, remarkLabel: W.reason, verb: DECIDE_VERBS[decision] }) as const;
  const decide = async (row: ExceptionRow, decision: Decision) => {
    const answer = await confirm(asked(t('ask', { point: nameOf(row) }), decision));
    // A refusal is the result of the one row.
    if (answer) await run({ ids: [row.id], decision, reason: answer.remark.slice(0, MAX_REASON) });
  };
  const bulk = SCAN_DECISIONS.map((decision): BulkAction<ExceptionRow> => ({
    key: decision,
    label: DECIDE_VERBS[decision],
    icon: decision === 'Explained' ? 'check' : 'close',
    needs: NEEDS,
    confirm: (rows) => asked(t('askMany', { n: rows.length }), decision),
    async runAll(rows, { remark }) {
      const input = { ids: rows.map(({ id }) => id), decision, reason: remark.slice(0, MAX_REASON) };
      try {
        return (await call(decideExceptions, input, { quiet: true })).data.results;
      } finally {
        // A refused one, too: somebody may have been faster.
        void invalidate(...OPERATION_READS);
      }
    },
  }));
  return (
    <>
      <ListPage<typeof listExceptions, ExceptionRow>
        endpoint={listExceptions}
        defaults={{ sort: 'desc', sortBy: 'at' }}
        columns={[
          { key: 'at', label: W.time, kind: 'datetime', sort: true, fixed: true, card: 1 },
          { key: 'checkpoint', label: W.checkpoint, fixed: true, card: 'title', value: nameOf, second: ({ site }) => site },
          { key: 'guard', label: W.guard, priority: 1, card: 'subtitle', value: ({ guard }) => guard ?? t('nobody') },
          { key: 'operation', label: W.operation, kind: 'identity', priority: 3 },
          {
            key: 'kinds',
            label: W.kind,
            priority: 1,
            card: 2,
            value: ({ kinds }) => kinds.map((kind) => say(KIND_NAMES[kind])).join(', '),
            cell: ({ kinds }) => (
              <span className="wrap">
                {kinds.map((kind) => (
                  <StatusChip key={kind} status={null} label={KIND_NAMES[kind]} colour={kind === 'missed' ? 'error' : 'warning'} />
                ))}
              </span>
            ),
          },
          {
            key: 'decision',
            label: W.decision,
            priority: 2,
            card: 3,
            value: ({ decision, decision_reason }) => (decision ? `${say(DECISION_NAMES[decision])}: ${decision_reason ?? ''}` : t('undecided')),
          },
          { key: 'decided_by', label: W.decidedBy, hidden: true },
          { key: 'decided_at', label: W.decidedAt, kind: 'datetime', hidden: true },
        ]}
        filters={[
          { kind: 'dates', key: 'start_date', to: 'end_date', label: W.date },
          { kind: 'select', key: 'kind', label: W.kind, options: EXCEPTION_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })), prominent: true },
          {
            kind: 'select',
            key: 'queue',
            label: W.decision,
            initial: 'Undecided',
            options: EXCEPTION_QUEUES.map((value) => ({ value, label: QUEUE_NAMES[value] })),
            prominent: true,
          },
          { kind: 'lookup', key: 'site_id', label: W.site, load: findSites, number: true },
        ]}
        rowActions={(row) => [
          ...unknownTagActions(row, setUnknown),
          ...SCAN_DECISIONS.map((decision) => ({
            key: decision,
            label: DECIDE_VERBS[decision],
            icon: decision === 'Explained' ? 'check' : 'close',
            needs: NEEDS,
            onClick: () => decide(row, decision),
          })),
        ]}
        rowName={nameOf}
        bulk={bulk}
        empty={{ drawing: 'place', title: W.empty, hint: W.emptyHint }}
      />
      {unknown && <UnknownTag {...unknown} onClose={() => setUnknown(null)} />}
    </>
  );
}
