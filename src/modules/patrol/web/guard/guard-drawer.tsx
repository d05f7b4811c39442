/** One guard on patrol: what the registry asks, the shifts of a month, how the scans fell and where they were made, and what was reported. */
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { dayOf, endOfMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { MonthHead } from '#platform/web/ui/page/month-head.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { Allowed } from '#platform/web/viewer.tsx';
import { GuardLights } from '#modules/security-guard/web/public.tsx';
import { showGuardMonth } from '../../contract/guard/guard-month.endpoints.ts';
import type { PatrolGuardRow } from '../../contract/guard/guard.register.ts';
import { POINT_NAMES } from '../../contract/round/round-words.ts';
import { DutyCalendar } from './duty-calendar.tsx';
import { GuardPlaces, GuardReports } from './guard-field.tsx';
import { GUARD_DETAIL as W } from './guard-detail.messages.ts';
import { PATROL_GUARD, ROLE_NAMES, SOURCE_NAMES } from './guard.messages.ts';

const REGISTRY = '/security-guard';

export function GuardDrawer({ guard, onClose }: { guard: PatrolGuardRow; onClose: () => void }) {
  const t = useT(PATROL_GUARD);
  const tw = useT(W);
  const say = useSay();
  const [month, setMonth] = useState<CalendarDate>(startOfMonth(useToday()));
  return (
    <DetailDrawer
      size={720}
      onClose={onClose}
      title={guard.name}
      badge={<StatusChip status={guard.status} {...(!guard.fit && { label: PATROL_GUARD.unfit, colour: 'warning' as const })} />}
    >
      <Allowed page={REGISTRY}>
        <GuardLights id={guard.security_guard_id} />
        <Anchor component={Link} href={`${REGISTRY}/view?id=${guard.security_guard_id}`} className="reach" size="sm">
          {tw('registry')}
        </Anchor>
      </Allowed>
      <DetailSection title={PATROL_GUARD.guard}>
        <Facts
          items={[
            { label: PATROL_GUARD.code, value: `${guard.code} · ${guard.guard_no}` },
            { label: PATROL_GUARD.role, value: say(ROLE_NAMES[guard.position]) },
            { label: PATROL_GUARD.source, value: say(SOURCE_NAMES[guard.source]) },
            { label: PATROL_GUARD.home, value: guard.home_site },
            { label: PATROL_GUARD.dutyToday, value: guard.duty_today },
            { label: PATROL_GUARD.completion, value: guard.completion_percent === null ? null : t('percent', { n: guard.completion_percent }) },
            { label: PATROL_GUARD.late, value: guard.late },
            { label: PATROL_GUARD.missed, value: guard.missed },
          ]}
        />
      </DetailSection>
      <MonthHead month={month} onMonth={setMonth} />
      <Month guard={guard} month={month} />
      <Allowed page="/patrol/ops/clocking">
        <GuardPlaces id={guard.id} start_date={month} end_date={endOfMonth(month)} />
      </Allowed>
      <Allowed page="/patrol/ops/sitrep">
        <GuardReports id={guard.id} start_date={month} end_date={endOfMonth(month)} />
      </Allowed>
    </DetailDrawer>
  );
}

function Month({ guard: { id }, month }: { guard: PatrolGuardRow; month: CalendarDate }) {
  const { data, error, refetch, isFetching } = useEndpoint(showGuardMonth, { id, month }, { quiet: true });
  return (
    <Loaded error={error} refetch={refetch} shape="rows" count={8}>
      {data && (
        <div className="stack" aria-busy={isFetching}>
          <DetailSection title={W.calendar}>
            <DutyCalendar month={month} duty={data.data.duty} />
          </DetailSection>
          <ChartCard
            title={W.onTime}
            context={W.onTimeHint}
            kind="stacked"
            rows={data.data.scans.map(({ date, ...scans }) => ({ day: String(dayOf(date as CalendarDate)), ...scans }))}
            x="day"
            xLabel={W.day}
            series={[
              { key: 'ontime', label: POINT_NAMES.ontime, tone: 'success' },
              { key: 'early', label: POINT_NAMES.early, tone: 'info' },
              { key: 'late', label: POINT_NAMES.late, tone: 'warning' },
            ]}
            height={200}
          />
        </div>
      )}
    </Loaded>
  );
}
