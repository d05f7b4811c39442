/** The day of a project: who was deployed and who was there, by need; corrected with a reason, and confirmed. */
import { useState } from 'react';
import { formatClock, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { sayHours } from '#platform/contract/time/said-sessions.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { PhotoGrid } from '#platform/web/ui/file/photo-grid.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useTimeZone, useToday } from '#platform/web/ui/values.tsx';
import { confirmDay, dayPdf, reopenDay, showDay, type DailyReport, type DayPerson } from '../../contract/daily.endpoints.ts';
import type { ProjectRow } from '../../contract/project.register.ts';
import { DayBar } from '../day-bar.tsx';
import classes from './daily.module.css';
import { DAILY as W } from './daily.messages.ts';
import { DayNeedPart } from './day-need.tsx';

const CorrectForm = lazyDrawer(async () => (await import('./daily-forms.tsx')).CorrectForm, { title: W.correct, size: 440 });
const ConfirmForm = lazyDrawer(async () => (await import('./daily-forms.tsx')).ConfirmForm, { title: W.confirmDay, size: 440 });
const ReopenForm = lazyDrawer(async () => (await import('./daily-forms.tsx')).ReopenForm, { title: W.reopen, size: 440 });

export function DailyDrawer({ project, onClose }: { project: ProjectRow; onClose: () => void }) {
  const t = useT(W);
  const today = useToday();
  const near = today < project.start_date ? project.start_date : today > project.end_date ? project.end_date : today;
  const [date, setDate] = useState(near as CalendarDate);
  const { locale: language } = useLocale();
  const [correcting, correct] = useState<DayPerson | null>(null);
  const [asked, ask] = useState<'confirm' | 'reopen' | null>(null);
  const { data, error, refetch } = useEndpoint(showDay, { project_id: project.id, date }, { quiet: true });
  const day = data?.data;
  const settled = day?.date === date ? day : undefined;
  return (
    <SideDrawer
      onClose={onClose}
      title={t('dailyOf', { name: project.name })}
      badge={
        settled &&
        settled.total.planned > 0 && <StatusChip status={settled.confirmed ? 'Confirmed' : 'Pending'} label={t(settled.confirmed ? 'confirmed' : 'waits')} />
      }
      size={900}
      wide
    >
      <DayBar date={date} onChange={setDate}>
        {settled && settled.needs.length > 0 && (
          <ActionButton
            variant="default"
            icon="pdf"
            needs={{ page: '/wom/project', action: 'Export', call: dayPdf }}
            onClick={() => void openFile(dayPdf, { project_id: project.id, date, language })}
          >
            {t('paper')}
          </ActionButton>
        )}
      </DayBar>
      <Loaded error={error} refetch={refetch} count={6}>
        {day && (
          <div className={`${classes['day']} stack`} aria-busy={!settled}>
            <Figures day={day} />
            <Settle day={day} isAhead={date > today} onAsk={ask} />
            {day.needs.length === 0 && <EmptyState drawing="calendar" title={W.nobody} />}
            {day.needs.map((need) => (
              <DayNeedPart key={need.id} need={need} locked={day.confirmed !== null || date > today} onCorrect={correct} />
            ))}
          </div>
        )}
      </Loaded>
      {correcting && <CorrectForm project={project} date={date} person={correcting} onClose={() => correct(null)} />}
      {asked === 'confirm' && day && <ConfirmForm project={project} day={day} onClose={() => ask(null)} />}
      {asked === 'reopen' && <ReopenForm project={project} date={date} onClose={() => ask(null)} />}
    </SideDrawer>
  );
}

function Figures({ day: { total } }: { day: DailyReport }) {
  const t = useT(W);
  const { locale } = useLocale();
  return (
    <Tiles
      label={t('total')}
      tiles={[
        { name: t('planned'), value: total.planned },
        { name: t('present'), value: total.present },
        { name: t('absent'), value: total.absent },
        { name: t('leave'), value: total.leave },
        { name: t('late'), value: total.late },
        { name: t('hours'), value: sayHours(total.minutes, locale) },
        { name: t('overtime'), value: sayHours(total.overtime_minutes, locale) },
      ]}
    />
  );
}

interface SettleProps {
  readonly day: DailyReport;
  readonly isAhead: boolean;
  readonly onAsk: (asked: 'confirm' | 'reopen') => void;
}

/** Whether the day is confirmed, by whom, and what was noted; or the way to confirm it. */
function Settle({ day, isAhead, onAsk }: SettleProps) {
  const t = useT(W);
  const zone = useTimeZone();
  const { locale } = useLocale();
  const { confirmed, can_confirm, ends_at, weather, incidents, remark } = day;
  const noted = [
    [t('weather'), weather],
    [t('incidents'), incidents],
    [t('remark'), remark],
  ].filter(([, text]) => text);
  if (!confirmed)
    return ends_at === null || isAhead ? null : (
      <div className="row">
        <ActionButton
          needs={{ page: '/wom/project', action: 'Confirm', call: confirmDay }}
          opens={ConfirmForm}
          disabled={!can_confirm}
          reason={t('notOver', { time: formatClock(ends_at, zone, locale) })}
          onClick={() => onAsk('confirm')}
        >
          {t('confirmDay')}
        </ActionButton>
      </div>
    );
  return (
    <section className="stack">
      <div className="apart">
        <span className="quiet">{t('confirmedBy', { name: confirmed.by, at: `${formatDate(confirmed.at)} ${formatClock(confirmed.at, zone, locale)}` })}</span>
        <ActionButton variant="light" needs={{ page: '/wom/project', action: 'Confirm', call: reopenDay }} opens={ReopenForm} onClick={() => onAsk('reopen')}>
          {t('reopen')}
        </ActionButton>
      </div>
      {day.photos.length > 0 && <PhotoGrid photos={day.photos.map((file) => ({ file, title: file.name }))} />}
      {noted.length > 0 && (
        <dl className="pairs">
          {noted.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
