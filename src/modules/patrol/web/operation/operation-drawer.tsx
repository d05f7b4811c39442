/** One operation: its guards, and its rounds point by point; a missed point may be excused. */
import { useState } from 'react';
import { formatClock } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText, useTimeZone } from '#platform/web/ui/values.tsx';
import { cancelOperation, excusePoint, showOperation, updateOperation, type OperationDetail } from '../../contract/operation/operation.endpoints.ts';
import { POINT_NAMES, ROUND_NAMES } from '../../contract/round/round-words.ts';
import { CertificateList } from '../certificate/certificate-list.tsx';
import { GuardList } from './guard-list.tsx';
import { HandoverList } from './handover-list.tsx';
import { OPERATION as W } from '../operation.messages.ts';
import { PlaceMap } from './place-map.tsx';
import { STATUS_NAMES } from './status-names.ts';
import { WelfareList } from './welfare-list.tsx';

const EditForm = lazyDrawer(async () => (await import('./edit-form.tsx')).EditForm, { title: ({ operation }) => operation.number, size: 560 });
const ReasonForm = lazyDrawer(async () => (await import('./reason-form.tsx')).ReasonForm, { title: W.reason, size: 440 });

type Round = OperationDetail['round_list'][number];
type Asked =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'edit' }
  | { readonly kind: 'excuse'; readonly round: Round; readonly point: Round['points'][number] };

export function OperationDrawer({ id, close }: { id: number; close: () => void }) {
  const t = useT(W);
  const [asked, ask] = useState<Asked | null>(null);
  const { data, error, refetch } = useEndpoint(showOperation, { id }, { quiet: true, keepPrevious: false });
  const operation = data?.data;
  return (
    <DetailDrawer
      size={720}
      onClose={close}
      title={operation ? `${operation.site} · ${operation.shift_name}` : W.operation}
      badge={operation && <StatusChip status={operation.status} label={STATUS_NAMES[operation.status]} />}
      actions={
        operation?.status === 'Upcoming' && (
          <>
            <ActionButton
              variant="default"
              needs={{ page: '/patrol/operation', action: 'Update', call: updateOperation }}
              icon="edit"
              opens={EditForm}
              onClick={() => ask({ kind: 'edit' })}
            >
              {t('edit')}
            </ActionButton>
            <ActionButton
              variant="light"
              color="red"
              needs={{ page: '/patrol/operation', action: 'Cancel', call: cancelOperation }}
              opens={ReasonForm}
              onClick={() => ask({ kind: 'cancel' })}
            >
              {t('cancel')}
            </ActionButton>
          </>
        )
      }
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {operation && <Body operation={operation} onExcuse={(round, point) => ask({ kind: 'excuse', round, point })} />}
      </Loaded>
      {operation && asked?.kind === 'edit' && <EditForm operation={operation} onClose={() => ask(null)} />}
      {operation && asked && asked.kind !== 'edit' && (
        <ReasonForm
          operation={operation}
          point={asked.kind === 'excuse' ? { round_id: asked.round.id, checkpoint_id: asked.point.checkpoint_id, name: asked.point.name } : null}
          onClose={() => ask(null)}
        />
      )}
    </DetailDrawer>
  );
}

function Body({ operation, onExcuse }: { operation: OperationDetail; onExcuse: (round: Round, point: Round['points'][number]) => void }) {
  const t = useT(W);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const clock = (at: string) => formatClock(at, zone, locale);
  return (
    <>
      <DetailSection title={W.operation}>
        <Facts
          items={[
            { label: W.number, value: operation.number },
            { label: W.date, value: <DateText value={operation.date} /> },
            { label: W.from, value: clock(operation.start_at) },
            { label: W.to, value: clock(operation.end_at) },
            {
              label: W.scans,
              value: (
                <span className="wrap">
                  {t('ofDue', { done: operation.done, expected: operation.expected })}
                  {operation.level_met !== null && (
                    <StatusChip
                      status={null}
                      label={operation.level_met ? W.levelMet : t('levelMissed', { n: operation.completion_percent })}
                      colour={operation.level_met ? 'success' : 'warning'}
                    />
                  )}
                </span>
              ),
            },
            { label: W.missed, value: operation.missed },
            ...(operation.devices.length > 0 ? [{ label: W.devices, value: operation.devices.map(({ name }) => name).join(', '), wide: true }] : []),
            ...(operation.briefing ? [{ label: W.briefing, value: operation.briefing, wide: true }] : []),
            ...(operation.cancel_reason ? [{ label: W.reason, value: operation.cancel_reason, wide: true }] : []),
          ]}
        />
      </DetailSection>
      <GuardList operation={operation} />
      <PlaceMap operation={operation} />
      <HandoverList operation={operation} />
      <WelfareList operation={operation} />
      {operation.round_list.length === 0 && <EmptyState title={W.noRounds} />}
      {operation.round_list.map((round) => (
        <DetailSection
          key={round.id}
          title={`${clock(round.start_at)} · ${round.route}`}
          action={
            <StatusChip
              status={null}
              label={ROUND_NAMES[round.status]}
              colour={round.status === 'Missed' || round.status === 'Incomplete' ? 'error' : 'primary'}
            />
          }
        >
          <ul className="bare">
            {round.points.map((point) => (
              <li key={point.checkpoint_id} className="wrap">
                <span>{`${point.code} · ${point.name}`}</span>
                <span className="quiet small">
                  {point.scanned_at ? t(point.manual ? 'byOffice' : 'scanned', { time: clock(point.scanned_at) }) : t('due', { time: clock(point.due_at) })}
                </span>
                <StatusChip status={point.status} label={POINT_NAMES[point.status]} colour={point.status === 'missed' ? 'error' : undefined} />
                {point.excuse && <span className="quiet small">{point.excuse}</span>}
                {point.status === 'missed' && !point.provisional && (
                  <ActionButton
                    variant="subtle"
                    size="compact-sm"
                    needs={{ page: '/patrol/operation', action: 'Update', call: excusePoint }}
                    opens={ReasonForm}
                    aria-label={`${t('excuse')} ${point.code} ${point.name}`}
                    onClick={() => onExcuse(round, point)}
                  >
                    {t('excuse')}
                  </ActionButton>
                )}
              </li>
            ))}
          </ul>
        </DetailSection>
      ))}
      <CertificateList operation={operation} />
    </>
  );
}
