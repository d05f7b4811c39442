/** The week of a project: a row a need, a column a day, with who is deployed and how many are missing. A phone has a list by day. */
import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { addDays, formatDate, formatTime, startOfWeek, type CalendarDate } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { DateRangeText, useToday } from '#platform/web/ui/values.tsx';
import { deployPeople, GRID_DAYS, listDeployments, type DeploymentNeed, type DeploymentRow } from '../contract/deployment.endpoints.ts';
import type { ProjectRow } from '../contract/project.register.ts';
import { DayCell } from './day-cell.tsx';
import classes from './deployment.module.css';
import { DEPLOYMENT as W } from './deployment.messages.ts';

const DeployForm = lazyDrawer(async () => (await import('./deploy-form.tsx')).DeployForm, { title: W.deploy, size: 560 });
const DeploymentDetail = lazyDrawer(async () => (await import('./deployment-detail.tsx')).DeploymentDetail, {
  title: W.deployment,
  shape: 'detail',
  size: 480,
});

export function DeploymentDrawer({ project, onClose }: { project: ProjectRow; onClose: () => void }) {
  const t = useT(W);
  const say = useSay();
  const { locale } = useLocale();
  const today = useToday();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false }) ?? false;
  const near = today < project.start_date ? project.start_date : today > project.end_date ? project.end_date : today;
  const [from, setFrom] = useState(startOfWeek(near as CalendarDate));
  const [open, setOpen] = useState<number | null>(null);
  const [deploying, deploy] = useState<DeploymentNeed | null>(null);
  const { data, error, refetch } = useEndpoint(listDeployments, { project_id: project.id, from }, { quiet: true });
  const week = data?.data;
  const dates = Array.from({ length: GRID_DAYS }, (_, at) => addDays(from, at));
  const shown = [...(week?.deployments ?? []), ...(week?.gone ?? [])].find(({ id }) => id === open);
  const headOf = (date: CalendarDate) => `${say(shortWeekday(date))} ${date.slice(8)}`;
  const needHead = (need: DeploymentNeed) => (
    <>
      <strong>{need.position}</strong>
      <span className="quiet small">{`${need.shift_name}, ${formatTime(need.start_time, locale)} – ${formatTime(need.end_time, locale)}`}</span>
      <ActionButton
        variant="light"
        size="compact-sm"
        needs={{ page: '/wom/project', action: 'Deploy', call: deployPeople }}
        opens={DeployForm}
        reason={t('needOver')}
        disabled={need.end_date < today || project.cancelled}
        onClick={() => deploy(need)}
      >
        {t('deploy')}
      </ActionButton>
    </>
  );
  const cell = (need: DeploymentNeed, date: CalendarDate) => (
    <DayCell
      heads={need.days.find((each) => each.date === date)}
      people={(week?.deployments ?? []).filter((row) => isOn(row, need.id, date))}
      onOpen={({ id }) => setOpen(id)}
    />
  );
  return (
    <SideDrawer onClose={onClose} title={t('deploymentOf', { name: project.name })} size={1100} wide>
      <div className={`${classes['bar']} wrap`}>
        <ActionIcon variant="default" size={44} aria-label={t('weekBefore')} onClick={() => setFrom(addDays(from, -GRID_DAYS))}>
          <Icon name="chevron-left" size={16} />
        </ActionIcon>
        <span className="tabular" aria-live="polite">
          {formatDate(from)} – {formatDate(dates.at(-1))}
        </span>
        <ActionIcon variant="default" size={44} aria-label={t('weekAfter')} onClick={() => setFrom(addDays(from, GRID_DAYS))}>
          <Icon name="chevron-right" size={16} />
        </ActionIcon>
      </div>
      <Loaded error={error} refetch={refetch} count={6}>
        {week && week.needs.length === 0 && <EmptyState title={W.nothingNeeded} />}
        {week && week.needs.length > 0 && !phone && (
          <section className={classes['scroll']} {...scrollRegion(t('week'))}>
            <table className={classes['grid']}>
              <thead>
                <tr>
                  <th scope="col">{t('need')}</th>
                  {dates.map((date) => (
                    <th key={date} scope="col" data-today={date === today || undefined}>
                      {headOf(date)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {week.needs.map((need) => (
                  <tr key={need.id}>
                    <th scope="row">
                      <div className={classes['need']}>{needHead(need)}</div>
                    </th>
                    {dates.map((date) => (
                      <td key={date}>{cell(need, date)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {week && week.needs.length > 0 && phone && (
          <ul className="bare">
            {dates.map((date) => {
              const wanted = week.needs.filter((need) => need.days.some((day) => day.date === date && day.needed > 0));
              return (
                <li key={date} className={classes['day']}>
                  <h3 className="subheading">{headOf(date)}</h3>
                  {wanted.length === 0 && <span className="quiet small">{t('nobodyNeeded')}</span>}
                  {wanted.map((need) => (
                    <div key={need.id} className={classes['need']}>
                      {needHead(need)}
                      {cell(need, date)}
                    </div>
                  ))}
                </li>
              );
            })}
          </ul>
        )}
        {week && week.gone.length > 0 && <Gone rows={week.gone} onOpen={({ id }) => setOpen(id)} />}
      </Loaded>
      {deploying && <DeployForm project={project} need={deploying} from={from} onClose={() => deploy(null)} />}
      {shown && <DeploymentDetail project={project} deployment={shown} onClose={() => setOpen(null)} />}
    </SideDrawer>
  );
}

const isOn = ({ requirement_id, start_date, end_date }: DeploymentRow, need: number, date: string) =>
  requirement_id === need && start_date <= date && date <= end_date;

/** Whose days in this week were cancelled or given to somebody else. */
function Gone({ rows, onOpen }: { rows: readonly DeploymentRow[]; onOpen: (row: DeploymentRow) => void }) {
  const t = useT(W);
  return (
    <DetailSection title={W.gone}>
      <ul className="list">
        {rows.map((row) => (
          <li key={row.id} className="apart wrap">
            <span>
              {row.employee?.name ?? t('somebody')}{' '}
              <span className="quiet small">
                <DateRangeText from={row.start_date} to={row.end_date} />
              </span>
            </span>
            <span className="row">
              <StatusChip status={row.status} />
              <Button
                variant="default"
                size="compact-sm"
                className={classes['person'] ?? ''}
                aria-label={`${t('view')}: ${row.employee?.name ?? t('somebody')}`}
                onClick={() => onOpen(row)}
              >
                {t('view')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
