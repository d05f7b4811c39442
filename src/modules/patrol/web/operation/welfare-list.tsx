import { formatClock } from '#platform/contract/dates.ts';
import type { StatusColour } from '#platform/contract/status.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import type { WelfareStatus } from '../../contract/emergency/welfare.ts';
import type { OperationDetail } from '../../contract/operation/operation.endpoints.ts';
import { OPERATION as W, WELFARE_NAMES } from '../operation.messages.ts';

const COLOURS: Readonly<Record<WelfareStatus, StatusColour>> = { waiting: 'primary', answered: 'success', help: 'error', late: 'warning', missed: 'error' };

/** When the guards of an operation were asked whether all is well, and what they answered. Nothing where it is not asked. */
export function WelfareList({ operation: { welfare, welfare_minutes, welfare_list } }: { operation: OperationDetail }) {
  const t = useT(W);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const clock = (at: string) => formatClock(at, zone, locale);
  if (welfare === null || welfare_minutes === null) return null;
  return (
    <DetailSection title={W.welfare} action={<span className="quiet small">{t('welfareEvery', { n: welfare_minutes })}</span>}>
      {welfare_list.length === 0 && <p>{t('noChecks')}</p>}
      <ul className="bare">
        {welfare_list.map(({ due_at, status, answers }) => (
          <li key={due_at} className="wrap">
            <span>{clock(due_at)}</span>
            <StatusChip status={null} label={WELFARE_NAMES[status]} colour={COLOURS[status]} />
            <span className="quiet small">{answers.map(({ at, guard }) => t('answeredAt', { name: guard ?? t('aGuard'), time: clock(at) })).join(', ')}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
