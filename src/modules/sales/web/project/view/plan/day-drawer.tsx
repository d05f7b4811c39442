import { Button } from '@mantine/core';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { ScheduleRow } from '../../../../contract/schedule/schedule.endpoints.ts';
import { PLAN } from './plan.messages.ts';

interface DayDrawerProps {
  readonly title: string;
  readonly schedules: readonly ScheduleRow[];
  readonly onOpen: (schedule: ScheduleRow) => void;
  /** Absent: nothing more can be planned. */
  readonly onPlan: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The schedules of a promoter on a day that has some: one is opened, or another planned. */
export function DayDrawer({ title, schedules, onOpen, onPlan, onClose }: DayDrawerProps) {
  const t = useT(PLAN);
  const { locale } = useLocale();
  return (
    <SideDrawer title={title} size={440} onClose={onClose}>
      <ul className="list">
        {schedules.map((schedule) => (
          <li key={schedule.id} className="entry">
            <button type="button" className="plain-button apart" onClick={() => onOpen(schedule)}>
              <span className="lines">
                <span className="strong">{saySession(schedule, locale)}</span>
                <span className="note">{schedule.outlet.name}</span>
              </span>
              <StatusChip status={schedule.status} />
            </button>
          </li>
        ))}
      </ul>
      {onPlan && (
        <Button variant="default" onClick={onPlan}>
          {t('another')}
        </Button>
      )}
    </SideDrawer>
  );
}
