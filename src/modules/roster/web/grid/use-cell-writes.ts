import { useState } from 'react';
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { createRoster, deleteRoster, type listSchedules } from '../../contract/roster.endpoints.ts';
import { SCHEDULE_READS } from '../schedule-reads.ts';
import { DRAFT } from './draft.ts';
import type { Place } from '#platform/web/ui/roster/grid-keys.ts';
import { ROSTER } from './roster.messages.ts';

/** What the keyboard and the pointer write in the grid: always a draft. */
export function useCellWrites(answer: OutputOf<typeof listSchedules> | undefined, dates: readonly CalendarDate[]) {
  const t = useT(ROSTER);
  const popup = usePopup();
  const [wording, say] = useState('');
  const create = useWrite(createRoster, { invalidates: SCHEDULE_READS });
  const remove = useWrite(deleteRoster, { invalidates: SCHEDULE_READS });
  const cell = ({ row, day }: Place) => {
    const found = answer?.data[row];
    const plan = found && answer.kinds[found.days[day] ?? -1]?.plan;
    const date = dates[day];
    return found && plan && date
      ? { found, plan, date, id: found.ids[day] ?? 0, named: t('dayOf', { name: found.employee.name, date: formatDate(date) }) }
      : null;
  };
  return {
    /** For screen readers: what became of the last key. */
    said: wording,
    copied(place: Place) {
      const from = cell(place);
      if (from) say(t('copied', { day: from.named }));
    },
    copy(from: Place, to: Place) {
      const [source, target] = [cell(from), cell(to)];
      if (!source || !target) return;
      const { day_type, sessions, flexible_hours, site, schedule, remark } = source.plan;
      if (day_type === 'None' || flexible_hours !== null) {
        popup.info(t('cannotCopy'));
        return;
      }
      const day = { day_type, sessions: [...sessions], work_schedule_id: schedule?.id ?? null, work_site_id: site?.id ?? null, remark };
      const one = { employee_ids: [target.found.employee.id], start_date: target.date, end_date: target.date, weekdays: [] };
      void create.run({ ...one, ...day, ...DRAFT }).then(
        ({ data: { conflicts, warnings } }) => {
          if (conflicts[0]) return popup.error(`${target.named}: ${conflicts[0].message}`);
          say(t('pasted', { day: target.named }));
          if (warnings[0]) popup.info(`${target.named}: ${warnings[0].message}`);
        },
        () => undefined,
      );
    },
    clear(place: Place) {
      const target = cell(place);
      if (!target) return;
      if (target.id === 0) say(t('nothingToClear'));
      else
        void remove.run({ id: target.id, reason: null }).then(
          () => say(t('cleared')),
          () => undefined,
        );
    },
  };
}
