/** A schedule with everything recorded on it; its report is approved or sent back here, its times are corrected. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatClock, formatDate } from '#platform/contract/dates.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { showSchedule, type ScheduleDetail } from '../../../contract/field/schedule-detail.endpoints.ts';
import { FactsTable } from '../../view/facts-table.tsx';
import { Section } from '../../view/section.tsx';
import { CorrectForm } from './correct-form.tsx';
import { Pictures, ReportSection } from './report-section.tsx';
import { DETAIL } from './schedule-detail.messages.ts';
import { StockSection } from './stock-section.tsx';

export function ScheduleDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { locale } = useLocale();
  const { data, error, refetch } = useEndpoint(showSchedule, { id });
  const detail = data?.data;
  const title = detail ? `${detail.promoter.name}, ${formatDate(detail.date)} ${saySession(detail, locale)}` : DETAIL.schedule;
  return (
    <SideDrawer onClose={onClose} title={title} size={680} badge={detail && <StatusChip status={detail.status} />}>
      {detail ? <Detail detail={detail} /> : <Loaded error={error} refetch={refetch} shape="detail" count={6} />}
    </SideDrawer>
  );
}

function Detail({ detail }: { detail: ScheduleDetail }) {
  const t = useT(DETAIL);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const [correcting, setCorrecting] = useState(false);
  const clock = (at: string) => formatClock(at, zone, locale);
  const { checkin, checkout, tasks, photos } = detail;
  const punches = [
    { key: DETAIL.checkIn, punch: checkin, photos: photos.checkin },
    { key: DETAIL.checkOut, punch: checkout, photos: photos.checkout },
  ].flatMap(({ punch, ...rest }) => (punch ? [{ ...rest, punch }] : []));
  return (
    <>
      <p className="quiet flush">{[detail.outlet.name, detail.project.name].join(' · ')}</p>
      <Section
        title={DETAIL.times}
        empty={punches.length === 0 ? DETAIL.noTimes : undefined}
        action={
          detail.supervises && detail.status !== 'Cancelled' ? (
            <Button variant="default" onClick={() => setCorrecting(true)}>
              {t('correct')}
            </Button>
          ) : undefined
        }
      >
        <FactsTable
          label={DETAIL.times}
          rows={punches}
          rowKey={({ punch }) => punch.recorded_at}
          columns={[
            { label: DETAIL.kind, cell: ({ key }) => key[locale] },
            { label: DETAIL.time, cell: ({ punch }) => clock(punch.recorded_at) },
            { label: DETAIL.status, cell: ({ punch }) => <StatusChip status={punch.status} /> },
            { label: DETAIL.distance, number: true, cell: ({ punch }) => (punch.distance_m === null ? t('unknown') : t('metres', { n: punch.distance_m })) },
            { label: DETAIL.photos, cell: (row) => <Pictures files={row.photos} /> },
          ]}
        />
        {detail.unconfirmed && <p className="note">{t('unconfirmed')}</p>}
        {detail.worked_minutes !== null && <p className="note">{t('worked', { minutes: detail.worked_minutes, overtime: detail.overtime_minutes })}</p>}
      </Section>
      <StockSection detail={detail} />
      <Section title={DETAIL.tasks} empty={tasks.length === 0 ? DETAIL.noTasks : undefined}>
        <FactsTable
          label={DETAIL.tasks}
          rows={tasks}
          rowKey={({ id }) => id}
          columns={[
            { label: DETAIL.task, cell: ({ name }) => name },
            {
              label: DETAIL.answer,
              cell: ({ value }) => (Array.isArray(value) ? value.join(', ') : typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value),
            },
            { label: DETAIL.photos, cell: ({ id }) => <Pictures files={detail.task_photos.find(({ task_id }) => task_id === id)?.photos ?? []} /> },
            { label: DETAIL.status, cell: ({ done }) => (done ? t('recorded') : t('open')) },
          ]}
        />
      </Section>
      <ReportSection detail={detail} />
      {correcting && <CorrectForm detail={detail} onClose={() => setCorrecting(false)} />}
    </>
  );
}
