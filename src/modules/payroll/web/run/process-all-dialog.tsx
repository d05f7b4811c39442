/** The numbers of a run before it begins. */
import { formatFigure } from '#platform/contract/figures/figures.ts';
import { Button, Group } from '@mantine/core';
import { useSearch } from 'wouter';
import { ApiError } from '#platform/web/call/api-error.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { Dialog } from '#platform/web/ui/drawer/dialog.tsx';
import { listPayrolls } from '../../contract/payroll.endpoints.ts';
import { listRuns, startRun } from '../../contract/run/run.endpoints.ts';
import { placeOf, showRunOf, type Span } from './run-address.ts';
import { RUN } from './run.messages.ts';
import classes from './run.module.css';

export function ProcessAllDialog({ period, onClose }: { period: Span; onClose: () => void }) {
  const t = useT(RUN);
  const place = placeOf(useSearch());
  const { data } = useEndpoint(listPayrolls, { ...period, ...place, per_page: 1, include: [] }, { keepPrevious: false });
  const popup = usePopup();
  // Its success is the panel that appears; a refusal is said here.
  const start = useWrite(startRun, {
    quiet: true,
    invalidates: [listRuns],
    onDone: ({ data: run }) => {
      onClose();
      showRunOf(run.id);
    },
  });
  const begin = async () => {
    try {
      await start.run({ start_date: period.start_date, end_date: period.end_date, ...place });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      popup.error(Object.values(error.errors).flat()[0] ?? error.message);
    }
  };
  const counts = data?.statuses;
  const fresh = counts?.Pending ?? 0;
  const again = counts?.['In Process'] ?? 0;
  const stored = counts ? counts.Confirmed + counts['Waiting for Payment'] + counts.Paid : 0;
  const rows = [
    [t('fresh'), fresh],
    [t('again'), again],
    [t('kept'), stored],
  ] as const;
  return (
    <Dialog title={t('title', { period: usePeriodText()(period) })} onClose={onClose}>
      {counts ? (
        <dl className={`${classes['numbers']} flush`}>
          {rows.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tabular">{formatFigure(count)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeletons count={3} />
      )}
      <p className={classes['quiet']}>
        {Object.keys(place).length > 0 && `${t('place')} `}
        {t('hours')}
      </p>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={start.busy} disabled={fresh + again === 0} onClick={() => void begin()}>
          {t('start', { n: fresh + again })}
        </Button>
      </Group>
    </Dialog>
  );
}
