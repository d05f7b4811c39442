/** Scans as devices send them: what they count for, and what is odd about them. */
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { formatClock } from '#platform/contract/dates.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone, useToday } from '#platform/web/ui/values.tsx';
import { decideClocking, enterClocking, exportClockings, listClockings, type ClockingRow } from '../../contract/operation/clocking.endpoints.ts';
import { SCAN_DECISIONS } from '../../contract/round/round.schema.ts';
import { CLOCKING as W, DECIDE_VERBS } from './clocking.messages.ts';
import { POINT_NAMES, DECISION_NAMES, FLAG_NAMES, METHOD_NAMES } from '../../contract/round/round-words.ts';
import { unknownTagActions, type UnknownTagRow } from '../site/unknown-tag.ts';
import { clockingFilters } from './clocking-filters.ts';
import { ClockingTiles } from './clocking-tiles.tsx';
import { OPERATION_READS } from '../operation-reads.ts';

const UnknownTag = lazyDrawer(async () => (await import('../site/unknown-tag-form.tsx')).UnknownTagForm, { title: ({ tag }) => tag, size: 680 });
const ClockingForm = lazyDrawer(async () => (await import('./clocking-form.tsx')).ClockingForm, { title: W.enter, size: 560 });

const HourTable = lazy(async () => ({ default: (await import('./hour-table.tsx')).HourTable }));
const ClockingMap = lazy(async () => ({ default: (await import('./clocking-map.tsx')).ClockingMap }));
const PAGE = '/patrol/ops/clocking';
const EXPORTS = reportChoices(exportClockings);

const QUIET: ReadonlySet<string> = new Set(['offline', 'extra']);

export function Page() {
  const t = useT(W);
  const say = useSay();
  const confirm = useConfirm();
  const today = useToday();
  const [unknown, setUnknown] = useState<UnknownTagRow | null>(null);
  const [isEntering, setEntering] = useState(false);
  const filters = useMemo(() => clockingFilters(today), [today]);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const view = new URLSearchParams(useSearch()).get('view');
  const { run } = useWrite(decideClocking, { invalidates: OPERATION_READS });
  const decide = async ({ id, checkpoint, tag_uid, guard }: ClockingRow, decision: (typeof SCAN_DECISIONS)[number]) => {
    const point = checkpoint ?? t('unknown', { tag: tag_uid ?? '' });
    const answer = await confirm({
      title: t('decideAsk', { point, guard }),
      message: t('decideHint'),
      remark: true,
      remarkLabel: t('reason'),
      verb: say(DECIDE_VERBS[decision]),
    });
    if (answer) await run({ id, decision, reason: answer.remark.slice(0, 500) });
  };
  const enter = (
    <ActionButton needs={{ page: PAGE, action: 'Create', call: enterClocking }} icon="plus" opens={ClockingForm} onClick={() => setEntering(true)}>
      {t('enter')}
    </ActionButton>
  );
  const form = isEntering && <ClockingForm onClose={() => setEntering(false)} />;
  const views = (
    <TabsNav
      label={W.views}
      tabs={[
        { href: PAGE, label: W.list, active: view !== 'hour' && view !== 'map' },
        { href: `${PAGE}?view=hour`, label: W.byHour, active: view === 'hour' },
        { href: `${PAGE}?view=map`, label: W.map, active: view === 'map' },
      ]}
    />
  );
  if (view === 'hour' || view === 'map')
    return (
      <>
        <PageHeader title={W.title} action={enter} />
        {views}
        <Suspense fallback={<Skeletons shape="rows" count={10} />}>{view === 'hour' ? <HourTable /> : <ClockingMap filters={filters} />}</Suspense>
        {form}
      </>
    );
  return (
    <>
      <ListPage<typeof listClockings, ClockingRow>
        title={W.title}
        above={
          <>
            {views}
            <ClockingTiles />
          </>
        }
        action={enter}
        endpoint={listClockings}
        exports={EXPORTS}
        exportNeeds={{ page: PAGE, action: 'Export' }}
        defaults={{ sort: 'desc', sortBy: 'recorded_at' }}
        columns={[
          { key: 'recorded_at', label: W.time, kind: 'datetime', sort: true, fixed: true, card: 1 },
          {
            key: 'checkpoint',
            label: W.checkpoint,
            fixed: true,
            card: 'title',
            value: ({ checkpoint, tag_uid }) => checkpoint ?? t('unknown', { tag: tag_uid ?? '' }),
            second: ({ site }) => site,
            picture: ({ photo }) => photo?.url,
          },
          { key: 'guard', label: W.guard, priority: 1, card: 'subtitle', picture: ({ guard_image }) => guard_image },
          { key: 'operation', label: W.operation, kind: 'identity', priority: 3 },
          {
            key: 'round',
            label: W.round,
            priority: 3,
            value: ({ round }) => round && `${round.route} · ${formatClock(round.start_at, zone, locale)}`,
          },
          { key: 'method', label: W.method, priority: 5, value: ({ method }) => say(METHOD_NAMES[method]) },
          {
            key: 'distance_m',
            label: W.distance,
            kind: 'number',
            priority: 4,
            value: ({ distance_m }) => (distance_m === null ? null : t('metres', { n: distance_m })),
          },
          {
            key: 'flags',
            label: W.flags,
            priority: 2,
            card: 2,
            value: ({ flags, method }) => [...(method === 'Manual' ? [t('byHand')] : []), ...flags.map((flag) => say(FLAG_NAMES[flag]))].join(', '),
            cell: ({ flags, method }) =>
              flags.length === 0 && method !== 'Manual' ? (
                '–'
              ) : (
                <span className="wrap">
                  {method === 'Manual' && <StatusChip status={null} label={W.byHand} colour="warning" />}
                  {flags.map((flag) => (
                    <StatusChip key={flag} status={null} label={FLAG_NAMES[flag]} colour={QUIET.has(flag) ? 'primary' : 'warning'} />
                  ))}
                </span>
              ),
          },
          {
            key: 'status',
            label: W.status,
            kind: 'status',
            card: 'badge',
            cell: ({ status }) => <StatusChip status={status} label={status === null ? W.extra : POINT_NAMES[status]} />,
          },
          {
            key: 'answers',
            label: W.answers,
            priority: 5,
            value: ({ answers }) => answers.map(({ question, answer }) => `${question} ${answer}`).join('; '),
          },
          {
            key: 'decision',
            label: W.decision,
            priority: 2,
            card: 3,
            value: ({ decision, decision_reason, exception }) =>
              decision ? `${say(DECISION_NAMES[decision])}: ${decision_reason ?? ''}` : exception ? t('undecided') : null,
          },
          { key: 'received_at', label: W.received, kind: 'datetime', priority: 5 },
          { key: 'remark', label: W.remark, priority: 5 },
          { key: 'entered_by', label: W.enteredBy, hidden: true },
        ]}
        filters={filters}
        rowActions={(row) => [
          ...unknownTagActions(row, setUnknown),
          ...(row.exception || row.decision !== null
            ? SCAN_DECISIONS.map((decision) => ({
                key: decision,
                label: DECIDE_VERBS[decision],
                icon: decision === 'Explained' ? 'check' : 'close',
                needs: { page: PAGE, action: 'Update', call: decideClocking } as const,
                onClick: () => decide(row, decision),
              }))
            : []),
        ]}
        rowName={({ checkpoint, guard }) => checkpoint ?? guard}
        empty={{ drawing: 'place', title: W.empty, hint: W.emptyHint }}
      />
      {unknown && <UnknownTag {...unknown} onClose={() => setUnknown(null)} />}
      {form}
    </>
  );
}
