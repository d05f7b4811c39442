/** Who is on duty in an operation, and who was until somebody else took over. */
import { useState } from 'react';
import { formatClock } from '#platform/contract/dates.ts';
import type { StatusColour } from '#platform/contract/status.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { replaceGuard, type GuardOnDuty, type OperationDetail, type Presence } from '../../contract/operation/operation.endpoints.ts';
import { OPERATION as W, PRESENCE_NAMES } from '../operation.messages.ts';

const ReplaceForm = lazyDrawer(async () => (await import('./replace-form.tsx')).ReplaceForm, { title: W.replace, size: 440 });

const COLOURS: Readonly<Record<Presence, StatusColour>> = { planned: 'primary', present: 'success', absent: 'error', replaced: 'warning' };

export function GuardList({ operation }: { operation: OperationDetail }) {
  const t = useT(W);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const [replacing, setReplacing] = useState<GuardOnDuty | null>(null);
  const clock = (at: string) => formatClock(at, zone, locale);
  const signed = (from: string, to: string | null) =>
    to === null ? t('signedIn', { time: clock(from) }) : t('signedOut', { time: clock(from), end: clock(to) });
  const isOpen = operation.status === 'Upcoming' || operation.status === 'On Going';
  const nameOf = (id: number | null) => operation.guards.find((guard) => guard.id === id)?.name ?? t('aGuard');
  return (
    <DetailSection title={W.guards}>
      <ul className="list">
        {operation.guards.map((guard) => (
          <li key={guard.id} className="row-top">
            <AvatarText name={guard.name} src={guard.image} />
            <span className="words">
              <span className="wrap">
                {guard.name}
                {(guard.presence !== 'planned' || operation.status === 'On Going') && (
                  <StatusChip status={null} label={PRESENCE_NAMES[guard.presence]} colour={COLOURS[guard.presence]} />
                )}
                {guard.unfit !== null && <StatusChip status={null} label={W.unfit} colour="error" />}
              </span>
              {guard.unfit !== null && <span className="note">{guard.unfit}</span>}
              {guard.id === operation.leader_id && <span className="note">{t('leads')}</span>}
              {guard.signed_in_at !== null && <span className="note">{signed(guard.signed_in_at, guard.signed_out_at)}</span>}
              {guard.joined_at !== null && <span className="note">{t('joinedAt', { time: clock(guard.joined_at) })}</span>}
              {guard.replaced_at !== null && (
                <span className="note">
                  {t('replacedAt', { time: clock(guard.replaced_at), name: nameOf(guard.replaced_by), reason: guard.replace_reason ?? '' })}
                </span>
              )}
            </span>
            {isOpen && guard.replaced_at === null && (
              <ActionButton
                variant="subtle"
                size="compact-sm"
                needs={{ page: '/patrol/operation', action: 'Update', call: replaceGuard }}
                opens={ReplaceForm}
                aria-label={t('replaceTitle', { name: guard.name })}
                onClick={() => setReplacing(guard)}
              >
                {t('replace')}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {replacing && <ReplaceForm operation={operation} guard={replacing} onClose={() => setReplacing(null)} />}
    </DetailSection>
  );
}
