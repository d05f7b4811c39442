/** A session of an own day: its check-in and check-out on the map, why it was judged so, and what was asked to be put right. */
import { Button } from '@mantine/core';
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLabel, useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { showOwnAttendance } from '../../contract/own/own-attendance.endpoints.ts';
import type { Attendance } from '../../contract/attendance.schema.ts';
import { PUNCH_REFUSALS } from '../../contract/punch-words.messages.ts';
import { kindOf } from '../attendance-words.ts';
import { SessionDetail } from '../detail/session-detail.tsx';
import { Corrections } from './corrections.tsx';
import { OWN } from '../own.messages.ts';

/** Characters of a date at the beginning of a row's key. */
const DATE = 10;

interface OwnDayDrawerProps {
  /** Key of the row: `2026-11-26-0`. */
  readonly of: string;
  readonly close: () => void;
  readonly onCorrect: (day: Attendance) => void;
}

export function OwnDayDrawer({ of, close, onCorrect }: OwnDayDrawerProps) {
  const t = useT(OWN);
  const labelOf = useLabel();
  const { locale } = useLocale();
  const date = of.slice(0, DATE);
  const { data, error, refetch } = useEndpoint(showOwnAttendance, { date }, { quiet: true, keepPrevious: false });
  const detail = data?.data.find(({ attendance }) => attendance.session_index === Number(of.slice(DATE + 1)));
  const kind = detail && kindOf(detail.attendance, locale);
  return (
    <DetailDrawer
      size={640}
      onClose={close}
      title={formatDate(date)}
      badge={kind && <StatusChip status={null} label={kind.words} colour={kind.tone} />}
      actions={
        detail &&
        (detail.closed ? (
          <span className="note words">{labelOf(PUNCH_REFUSALS.locked)}</span>
        ) : (
          <Button variant="default" onClick={() => onCorrect(detail.attendance)}>
            {t('correct')}
          </Button>
        ))
      }
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {data &&
          (detail ? (
            <div className="column">
              <SessionDetail {...detail} />
              <Corrections corrections={detail.corrections} />
            </div>
          ) : (
            <p className="quiet">{t('gone')}</p>
          ))}
      </Loaded>
    </DetailDrawer>
  );
}
