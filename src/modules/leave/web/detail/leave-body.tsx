/** What a leave says: its facts, each day, who else is away, who decides, and what became of it. */
import type { Text } from '#platform/contract/messages.ts';
import { formatBytes } from '#platform/web/forms/upload-checks.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { Timeline } from '#platform/web/ui/timeline.tsx';
import { DateRangeText, DateText } from '#platform/web/ui/values.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { REQUEST_MOVES } from '#modules/approval/contract/approval.messages.ts';
import { leaveWorkflow } from '../../contract/leave.workflow.ts';
import { DURATION_NAMES } from '../../contract/application/leave-duration.ts';
import type { LeaveDetail } from '../../contract/leave.schema.ts';
import classes from '../leave-parts.module.css';
import { DayText, LeaveDurationText, TypeLabel } from '../leave-parts.tsx';
import { DAY_REASON_NAMES, dayCount, deductedDays, LEAVE_WORDS as W } from '../leave-words.ts';
import { DETAIL } from './detail.messages.ts';

const MOVES: Readonly<Record<string, { readonly label: Text }>> = leaveWorkflow.moves;
const OTHERS: Readonly<Record<string, Text>> = {
  ...REQUEST_MOVES,
  cancel_days: DETAIL.daysCancelled,
  days_replaced: DETAIL.daysReplaced,
  days_restored: DETAIL.daysRestored,
};

export function LeaveBody({ leave }: { leave: LeaveDetail }) {
  const t = useT(DETAIL);
  return (
    <>
      {leave.cover && leave.cover.away > 1 && (
        <p className={classes['cover']}>
          <Icon name="alert" size={16} />
          {t('cover', { away: leave.cover.away, of: leave.cover.of, department: leave.cover.department ?? '' })} <DateText value={leave.cover.date} />
        </p>
      )}
      {leave.warnings.map((text) => (
        <p key={text} className={classes['cover']}>
          <Icon name="alert" size={16} />
          {text}
        </p>
      ))}
      <LeaveFacts leave={leave} />
      <DetailSection title={DETAIL.dayByDay}>
        <DayTable days={leave.days} />
      </DetailSection>
      {leave.documents.length > 0 && <Documents leave={leave} />}
      <Away leave={leave} />
      {leave.approvers.length > 0 && <Approvers leave={leave} />}
      <Timeline entries={leave.timeline} actionLabel={(action) => MOVES[action]?.label ?? OTHERS[action] ?? action} />
    </>
  );
}

function LeaveFacts({ leave }: { leave: LeaveDetail }) {
  return (
    <Facts
      items={[
        { label: W.number, value: leave.number },
        { label: W.type, value: <TypeLabel type={leave.item_type} /> },
        { label: W.period, value: <DateRangeText from={leave.start_date} to={leave.end_date} /> },
        { label: W.duration, value: <LeaveDurationText leave={leave} /> },
        { label: W.deducted, value: deductedDays(leave) },
        { label: W.balanceAfter, value: leave.balance_after === null ? null : dayCount(leave.balance_after) },
        { label: W.applied, value: <DateText value={leave.apply_date} /> },
        ...(leave.birth_date ? [{ label: W.birth, value: <DateText value={leave.birth_date} /> }] : []),
        ...(leave.continues ? [{ label: W.continues, value: <OtherPart leave={leave.continues} /> }] : []),
        { label: W.relief, value: leave.relief_employee?.name },
        { label: W.contact, value: leave.contact_phone },
        { label: W.reason, value: leave.reason, wide: true },
        ...(leave.remark ? [{ label: W.remark, value: leave.remark, wide: true }] : []),
      ]}
    />
  );
}

/** The part in the year before of an application over the new year. */
const OtherPart = ({ leave }: { leave: NonNullable<LeaveDetail['continues']> }) => (
  <button type="button" className={classes['link']} onClick={() => openDetail(leave.id)}>
    {leave.number}
  </button>
);

type Day = LeaveDetail['days'][number];

/** Each day of the calendar with what it costs and why. */
export function DayTable({
  days,
}: {
  days: readonly (Omit<Day, 'live' | 'locked' | 'replaced_by'> & Partial<Pick<Day, 'live' | 'locked' | 'replaced_by'>>)[];
}) {
  const t = useT(DETAIL);
  const reason = useT(DAY_REASON_NAMES);
  const part = useT(DURATION_NAMES);
  return (
    <table className={`${classes['days']} numbers`}>
      <TableHead heads={[t('date'), t('why'), { figure: t('days') }]} />
      <tbody>
        {days.map((day) => (
          <tr key={day.date} data-off={day.value === 0 || undefined} data-gone={day.live === false || undefined}>
            <td>
              <DayText value={day.date} />
            </td>
            <td>
              {day.note ?? (day.part === 'Full' ? reason(day.reason) : part(day.part))}
              {day.replaced_by ? ` · ${t('replacedBy', { number: day.replaced_by })}` : day.live === false && ` · ${t('gone')}`}
              {day.locked && ` · ${t('paid')}`}
            </td>
            <td data-right className="tabular">
              {dayCount(day.value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Documents({ leave }: { leave: LeaveDetail }) {
  return (
    <DetailSection title={W.documents}>
      <ul className="list">
        {leave.documents.map(({ file, name, url, type, ext, size }) => (
          <li key={file}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={classes['file']}>
              <Icon name={type.startsWith('image/') ? 'image' : ext === 'pdf' ? 'pdf' : 'file'} />
              <span>{name}</span>
              <span>{formatBytes(size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Away({ leave }: { leave: LeaveDetail }) {
  const t = useT(W);
  return (
    <DetailSection title={DETAIL.away}>
      {leave.away.length === 0 ? (
        <p className="quiet small flush">{leave.cover?.department ? t('nobodyAwayIn', { department: leave.cover.department }) : t('nobodyAway')}</p>
      ) : (
        <ul className={`${classes['away']} list small`}>
          {leave.away.map(({ date, people }) => (
            <li key={date}>
              <DayText value={date} />
              <span>{people.map(({ name }) => name).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

function Approvers({ leave }: { leave: LeaveDetail }) {
  const t = useT(DETAIL);
  const { locale } = useLocale();
  const or = locale === 'ms' ? ' atau ' : ' or ';
  return (
    <DetailSection title={DETAIL.approvers}>
      <ul className={`${classes['away']} list small`}>
        {leave.approvers.map(({ level, users, done }) => (
          <li key={level}>
            <Icon name={done ? 'check' : 'clock'} size={16} />
            <span>
              {t('level', { level })}: {users.map(({ name }) => name).join(or)}
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
